import { html, nothing, type Markup } from './markup.ts'

export interface Cell {
  readonly text: string
  /** From 0 to 1: how dark the cell is, where the eye should find the large values. */
  readonly share?: number
}

/** The numbers behind a figure, folded away; the first cell of a row names it. */
export function numbersTable(show: string, head: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  const body = rows.map(([first, ...cells]) => {
    const name = first === undefined ? nothing : html`<th scope="row">${first.text}</th>`
    const values = cells.map(({ text, share }) =>
      share === undefined
        ? html`<td>${text}</td>`
        : html`<td class="shade" style="--share: ${Math.round(share * 60)}%">${text}</td>`,
    )
    return html`<tr>
      ${name}${values}
    </tr>`
  })
  return html`<details>
    <summary>${show}</summary>
    <div class="scroll" role="region" aria-label="${show}" tabindex="0">
      <table>
        <thead>
          <tr>
            ${head.map((title) => html`<th scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>
  </details>`
}
