// A bot of your own, over plain HTTP: node docs/sample-bot.js http://localhost:8080 octopus '{"hidden":true}'
// It becomes a guest, opens a table, fills it with the house's bots, and plays one game to the end.

const [base = 'http://localhost:8080', game = 'octopus', options = '{}', seats = '4', level = 'easy'] =
  process.argv.slice(2)

let cookie = ''

/**
 * Asks until it is answered: what comes too often (429) may come again, a house that can't write just now (503) soon can, and
 * one that restarts is soon back. What is asked twice counts once if it has an id, as moves have.
 * @param {string} method @param {string} path @param {unknown} [body]
 * @returns {Promise<{ status: number, body: any }>}
 */
async function call(method, path, body) {
  for (;;) {
    const response = await fetch(base + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error) => {
      // Whom nobody has ever answered has come to the wrong address.
      if (cookie === '') throw error
    })
    const [session] = response?.headers.getSetCookie() ?? []
    if (session !== undefined) cookie = session.split(';')[0] ?? ''
    const text = (await response?.text().catch(() => null)) ?? null
    if (response !== undefined && text !== null && response.status !== 429 && response.status !== 503) {
      return { status: response.status, body: text === '' ? null : JSON.parse(text) }
    }
    const seconds = Number(response?.headers.get('retry-after') ?? 1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** The same, for calls that have no reason to fail. */
async function ask(/** @type {[string, string, unknown?]} */ ...request) {
  const { status, body } = await call(...request)
  if (status >= 400) throw new Error(`${request[0]} ${request[1]}: ${body.message}`)
  return body
}

/**
 * Put your own wits here. `view` is all your seat may know, `prompt.ask` what it is asked, `prompt.moves` every legal
 * answer, `log.facts` what it was told since it last looked.
 * @param {{ view: unknown, prompt: { moves: unknown[] } }} position
 */
function decide({ prompt }) {
  return prompt.moves[Math.floor(Math.random() * prompt.moves.length)]
}

await ask('POST', '/api/guest', { name: 'Sample' })
const table = await ask('POST', '/api/tables', { game, seats: Number(seats), options: JSON.parse(options) })
for (let seat = 1; seat < Number(seats); seat++) {
  await ask('PUT', `/api/tables/${table.id}/seats/${seat}`, { bot: level })
}
await ask('POST', `/api/tables/${table.id}/start`)

let known = ''
let moves = 0
for (;;) {
  // Answered when it is our turn or the game is over; with 204 if neither happens for 25 seconds.
  const position = await ask('GET', `/api/tables/${table.id}/turn?wait=25${known}`)
  if (position === null) continue
  known = `&after=${position.seq}`
  if (position.outcome !== null) {
    const { places, reason } = position.outcome
    console.log(JSON.stringify({ table: table.id, place: places[position.seat], places, reason, moves }))
    break
  }
  // An id of our own: if the answer is lost on the way, the same call can be made again and counts once.
  const move = { id: crypto.randomUUID(), seq: position.seq, move: decide(position) }
  const { status, body } = await call('POST', `/api/tables/${table.id}/moves`, move)
  if (status === 200) moves++
  // 409: what we were asked has changed while we thought. Look again.
  else if (status !== 409) throw new Error(body.message)
}
