// Loaded into a program before its own lines: notes all that it asks of a house and is answered, a line each on standard
// error, and sends every other move that was taken once more, as whoever has lost the answer on the way does.

const { fetch: send } = globalThis
let taken = 0

/**
 * @param {string} address
 * @param {RequestInit} request
 * @param {boolean} isAgain
 */
async function ask(address, request, isAgain) {
  const response = await send(address, request)
  const { pathname, searchParams } = new URL(address)
  const note = {
    method: request.method ?? 'GET',
    path: pathname,
    after: searchParams.get('after'),
    isAgain,
    body: typeof request.body === 'string' ? request.body : 'null',
    status: response.status,
    answer: (await response.clone().text()) || 'null',
  }
  process.stderr.write(`${JSON.stringify(note)}\n`)
  return response
}

/** @param {unknown} address @param {RequestInit} [request] */
globalThis.fetch = async (address, request = {}) => {
  if (typeof address !== 'string') throw new TypeError('a program asks by an address')
  const response = await ask(address, request, false)
  const isTaken = response.status === 200 && address.endsWith('/moves')
  // Not all: what is lost the first time would be kept the second.
  if (isTaken && taken++ % 2 === 0) await ask(address, request, true)
  return response
}
