// What has passed and what has failed, told line by line, and summed up at the end.

/** @typedef {import('./ready.js').Outcome} Outcome */
/** @typedef {{ passed: number, failed: number }} Count */

const total = { passed: 0, failed: 0 }

/** @param {Count} count */
export const add = ({ passed, failed }) => {
  total.passed += passed
  total.failed += failed
}

/**
 * @param {string} name
 * @param {() => Outcome} work
 * @param {{ telling?: boolean }} [how] telling: what it says is worth reading even if all is well
 */
export const check = (name, work, { telling = false } = {}) => {
  const start = performance.now()
  const { ok, output } = work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${name.padEnd(9)} ${seconds.padStart(5)} s  ${ok ? 'ok' : 'FAILED'}`)
  if (!ok) console.log(`\n${output}\n`)
  else if (telling) console.log(output.replaceAll(/^/gm, '  '))
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return ok
}

/** @returns {never} */
export const finish = () => {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
