import { seal } from '@octopolis/engine'
import { absent, ask, kind, spoil, text, wrong, type Kind, type Spoiled, type Theme } from '../kind.ts'

const verify = 'POST /api/records/verify'
const invalid = (what: Spoiled): Spoiled => ({ ...what, answer: '422 invalid' })

const played = {
  game: 'whispers',
  version: 1,
  options: { length: 'short' },
  seats: 2,
  seed: '00'.repeat(32),
  moves: [0, 1, 0, 1, 0, 1].map((seat): [number, unknown] => [seat, { fingers: 3 - seat }]),
}

/** A good record of a short game, to be spoiled. */
const record = { ...seal(played, { places: [1, 2], reason: 'counted' }) }

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

function tampered(): Theme {
  return spoil('stranger', verify, record, {
    game: [
      wrong.missing,
      wrong.number,
      { what: 'is not there', value: 'snakes' },
      { what: 'is a member of every object', value: 'constructor' },
      { what: 'is longer than any name', value: 'x'.repeat(3000) },
    ].map(invalid),
    version: [wrong.missing, wrong.text, { what: 'is another', value: 2 }].map(invalid),
    options: [
      wrong.list,
      { what: 'are not complete', value: {} },
      { what: 'are others', value: { length: 'long' } },
      { what: 'are unknown', value: { speed: 1 } },
    ].map(invalid),
    seats: [wrong.negative, { what: 'is another', value: 3 }, { what: 'is beyond the game', value: 99 }].map(invalid),
    seed: [
      wrong.number,
      { what: 'is another', value: '11'.repeat(32) },
      { what: 'is no seed', value: 'seven' },
      { what: 'is odd', value: '0'.repeat(63) },
    ].map(invalid),
    moves: [
      wrong.text,
      { what: 'are too few', value: record.moves.slice(0, 4) },
      { what: 'are too many', value: [...record.moves, [0, { fingers: 1 }]] },
      { what: 'are more than a game has', value: Array.from({ length: 1001 }, () => [0, { fingers: 1 }]) },
      { what: 'hold one that was changed', value: [[0, { fingers: 1 }], ...record.moves.slice(1)] },
      { what: 'hold one of another seat', value: [[1, { fingers: 3 }], [1, { fingers: 3 }], ...record.moves.slice(2)] },
      { what: 'hold one that is not listed', value: [[0, { fingers: 99 }]] },
      { what: 'hold one of a seat that is not there', value: [[7, { fingers: 1 }]] },
      { what: 'hold one without a seat', value: [[{ fingers: 1 }]] },
      { what: 'hold one of a seat that is a text', value: [['0', { fingers: 1 }]] },
      { what: 'hold a book', value: [[0, 'x'.repeat(9000)]] },
    ].map(invalid),
    commitment: [
      wrong.missing,
      { what: 'is another', value: '0'.repeat(64) },
      { what: 'is a book', value: 'x'.repeat(3000) },
    ].map(invalid),
    outcome: [
      wrong.text,
      { what: 'is another', value: { places: [2, 1], reason: 'counted' } },
      { what: 'is a book', value: { places: [1, 2], reason: 'x'.repeat(3000) } },
      { what: 'is open though the game is over', value: null },
    ].map(invalid),
    digest: [wrong.number, { what: 'is another', value: '0'.repeat(64) }].map(invalid),
    note: [{ what: 'is none of a record’s fields', value: 1 }].map(invalid),
    ['k'.repeat(3000)]: [{ what: '(a long name) is none of a record’s fields', value: 1 }].map(invalid),
  })
}

const unfinished = seal({ ...played, moves: played.moves.slice(0, 3) }, null)

export const records: Theme = [
  kind('a record that is as it should be', ask('stranger', verify, record), '200'),
  ...tampered().map((one): Kind => ({ ...one, name: one.name.replace('k'.repeat(3000), 'a field') })),
  kind('a record of a game that is not over', ask('stranger', verify, unfinished), '422 invalid'),
  kind('a record that is a list', ask('stranger', verify, [record]), '422 invalid'),
  kind('a record that is a text', ask('stranger', verify, 'record'), '422 invalid'),
  kind('a record that is null', text('stranger', verify, 'null'), '422 invalid'),
  kind('a record that is empty', ask('stranger', verify, {}), '422 invalid'),
  kind('no record at all', ask('stranger', verify), '422 invalid'),
  kind(
    'a record of more than a megabyte',
    text('stranger', verify, `{"game":"${'x'.repeat(1_100_000)}"}`),
    '413 large',
    { once: true },
  ),
  kind('a record of a megabyte of nested lists', text('stranger', verify, nested(500_000)), '413 large', {
    once: true,
  }),
  kind('a record of nested lists', text('stranger', verify, nested(60_000)), '400 malformed', { once: true }),
  kind(
    'a record whose move is nested',
    text('stranger', verify, JSON.stringify({ ...record, moves: [[0, '@']] }).replace('"@"', nested(40_000))),
    '400 malformed',
    { once: true },
  ),
  kind(
    'a record whose outcome is nested',
    text('stranger', verify, JSON.stringify({ ...record, outcome: { places: '@' } }).replace('"@"', nested(40_000))),
    '400 malformed',
    { once: true },
  ),
  kind(
    'a record whose options are nested',
    text('stranger', verify, JSON.stringify({ ...record, options: { length: '@' } }).replace('"@"', nested(40_000))),
    '400 malformed',
    { once: true },
  ),
  kind(
    'a record with a key called __proto__',
    text('stranger', verify, '{"game":"whispers","__proto__":{"digest":"x"}}'),
    '400 malformed',
  ),
  kind('a record brought by a stranger', ask('stranger', 'POST /api/records', record), '401 unknown'),
  kind(
    'a record brought though it was changed',
    ask('ada', 'POST /api/records', { ...record, digest: '0'.repeat(64) }),
    '422 invalid',
  ),
  kind('a record brought though it is none', ask('ada', 'POST /api/records', []), '422 invalid'),
  kind('a record before the end', ask('ada', 'GET /api/records/{playing}'), '409 conflict'),
  kind('a record before the end, for a stranger', ask('stranger', 'GET /api/records/{playing}'), '409 conflict'),
  kind('a record before the start', ask('ada', 'GET /api/records/{unready}'), '409 conflict'),
  kind('a record of a table behind a code', ask('cleo', 'GET /api/records/{private}'), '403 forbidden'),
  kind('a record that is not there', ask('ada', 'GET /api/records/i0123456789'), '404 missing'),
  kind('a record whose id is a path', ask('ada', 'GET /api/records/..%2f..%2fx'), '400 malformed'),
  kind(
    'a record with a download that is none',
    ask('ada', 'GET /api/records/{finished}?download=maybe'),
    '400 malformed',
  ),
]

const p256dh = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh, auth: 'tBHItJI5svbpez7KI4CCXg' },
  language: 'en',
}
const elsewhere = (what: string, endpoint: string): Spoiled => ({ what, value: endpoint, answer: '422 invalid' })

export const push: Theme = [
  ...spoil('ada', 'POST /api/me/push', device, {
    endpoint: [
      wrong.missing,
      wrong.number,
      wrong.long,
      elsewhere('is empty', ''),
      elsewhere('is not encrypted', 'http://fcm.googleapis.com/x'),
      elsewhere('is on this machine', 'https://127.0.0.1/x'),
      elsewhere('is on this machine, by name', 'https://localhost:8080/x'),
      elsewhere('is in a private network', 'https://192.168.0.1/x'),
      elsewhere('is the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'),
      elsewhere('is an address in one number', 'https://2130706433/x'),
      elsewhere('is an inner IPv6 address', 'https://[::ffff:127.0.0.1]/x'),
      elsewhere('is anybody’s', 'https://evil.example/x'),
      elsewhere('only begins like a push service', 'https://fcm.googleapis.com.evil.example/x'),
      elsewhere('has a push service as its user', 'https://fcm.googleapis.com@evil.example/x'),
      elsewhere('has another port', 'https://fcm.googleapis.com:22/x'),
      elsewhere('is a file', 'file:///etc/passwd'),
      elsewhere('is a script', 'javascript:alert(1)'),
      elsewhere('has a line break', 'https://fcm.googleapis.com/x\r\nHost: evil'),
    ],
    keys: [wrong.missing, wrong.text],
    'keys.p256dh': [
      wrong.missing,
      wrong.number,
      wrong.long,
      { what: 'is no point', value: 'B' + 'A'.repeat(86), answer: '422 invalid' },
      { what: 'is no base64url', value: '+/=', answer: '422 invalid' },
    ],
    'keys.auth': [
      { what: 'is missing', value: absent },
      { what: 'is too short', value: 'AAAA', answer: '422 invalid' },
      wrong.long,
    ],
    language: [wrong.missing, { what: 'is none of ours', value: 'tlh' }],
  }),
  kind('a device of a stranger', ask('stranger', 'POST /api/me/push', device), '401 unknown'),
  kind(
    'forgetting a device as a stranger',
    ask('stranger', 'DELETE /api/me/push', { endpoint: device.endpoint }),
    '401 unknown',
  ),
  kind('forgetting a device without a name', ask('ada', 'DELETE /api/me/push', {}), '400 malformed'),
  kind('forgetting a device that is a list', ask('ada', 'DELETE /api/me/push', { endpoint: [] }), '400 malformed'),
]

const doors = [
  'GET /api/admin/tables',
  'GET /api/admin/reports',
  'GET /api/admin/bans',
  'DELETE /api/admin/tables/{playing}',
  'DELETE /api/admin/reports/x',
  'DELETE /api/admin/bans/{eve}',
]
const ban = 'PUT /api/admin/bans/{ben}'

export const admin: Theme = [
  ...doors.flatMap((door) => [
    kind(`${door} by a stranger`, ask('stranger', door), '401 unknown'),
    kind(`${door} by a guest`, ask('ada', door), '403 forbidden'),
  ]),
  kind('a ban by somebody who is called like the host', ask('mock', ban, { why: 'x' }), '403 forbidden'),
  kind('a ban by somebody with a user name', ask('pat', ban, { why: 'x' }), '403 forbidden'),
  kind('a ban by a guest', ask('ada', ban, { why: 'x' }), '403 forbidden'),
  kind('somebody banned who lifts the ban', ask('eve', 'DELETE /api/admin/bans/{eve}'), '403 banned'),
  kind('an admin by a path in disguise', ask('mock', 'GET /%61pi/admin/bans'), '403 forbidden'),
  ...spoil(
    'boss',
    ban,
    { why: 'x' },
    { why: [wrong.missing, wrong.empty, wrong.number, wrong.long], until: [{ what: 'is not to say', value: 1 }] },
  ),
  kind('a ban of nobody', ask('boss', 'PUT /api/admin/bans/nobody', { why: 'x' }), '404 missing'),
  kind(
    'a ban of an id that is too long',
    ask('boss', `PUT /api/admin/bans/${'x'.repeat(65)}`, { why: 'x' }),
    '400 malformed',
  ),
  kind('a ban of an id with a NUL', ask('boss', 'PUT /api/admin/bans/a%00b', { why: 'x' }), '400 malformed'),
  kind('lifting a ban that is not there', ask('boss', 'DELETE /api/admin/bans/nobody'), '404 missing'),
  kind('lifting a ban of somebody who is not banned', ask('boss', 'DELETE /api/admin/bans/{ada}'), '404 missing'),
  kind('settling a report that is not there', ask('boss', 'DELETE /api/admin/reports/nothing'), '404 missing'),
  kind('closing a table that is not there', ask('boss', 'DELETE /api/admin/tables/abc'), '404 missing'),
  kind('closing a table twice', ask('boss', 'DELETE /api/admin/tables/{closed}'), '404 missing'),
  kind('tables of a status that is none', ask('boss', 'GET /api/admin/tables?status=closed'), '400 malformed'),
]
