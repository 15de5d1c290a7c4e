// Trials as a table that can be pasted into docs/figures.md.

/** @typedef {import('./list.js').Trial} Trial */
/** @typedef {import('./kept.js').Result} Result */

/** @param {number} seconds */
const time = (seconds) => (seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|')

/**
 * @param {readonly { name: string, trial: Trial, result: Result | null }[]} rows
 * @returns {string}
 */
export const summary = (rows) =>
  [
    '| trial | what it tries | lot | figures | time | result |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, trial: { tries, lot }, result }) => {
      const [figures, took, verdict] =
        result === null
          ? ['', '', 'not run']
          : [result.figures, time(result.seconds), result.ok ? 'passed' : '**failed**']
      return `| ${[`\`${name}\``, tries, lot, figures, took, verdict].map(cell).join(' | ')} |`
    }),
  ].join('\n')
