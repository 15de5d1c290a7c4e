import { expect } from 'vitest'
import { expectPlainJson } from '../expectations.ts'
import { absent, ask, kind, spoil, text, wrong, type Theme } from '../kind.ts'
import { password } from '../world.ts'

const guest = (name: unknown): ReturnType<typeof ask> => ask('stranger', 'POST /api/guest', { name })
const named = (what: string, name: unknown): Theme[number] => kind(`a name ${what}`, guest(name), '400 malformed')

/** Names that hide, reorder, drip or are none. */
export const names: Theme = [
  named('that is empty', ''),
  named('of spaces', '   '),
  named('of spaces that are not the usual ones', '\u2003\u00a0\u3000'),
  named('of 25 characters', 'a'.repeat(25)),
  named('of a book', 'lorem '.repeat(2000)),
  named('with a control character', 'a\u0007b'),
  named('with an escape sequence of terminals', '\u001b[31mred'),
  named('with a NUL', 'a\u0000b'),
  named('with a line break inside is one line', 'a\u0085b'),
  named('with a bidi override', 'abc\u202ecba'),
  named('with a bidi isolate', 'a\u2066b'),
  named('with a right-to-left mark', 'a\u200fb'),
  named('with a zero-width space', 'a\u200bb'),
  named('of a zero-width joiner alone', '\u200d'),
  named('that ends in a joiner', 'ada\u200d'),
  named('with a word joiner', 'a\u2060b'),
  named('with a soft hyphen', 'a\u00adda'),
  named('with half a surrogate pair', 'a\ud83d'),
  named('with the other half of a surrogate pair', '\ude00a'),
  named('with a private character', 'a\ue000'),
  named('with a noncharacter', 'a\ufffe'),
  named('of combining marks alone', '\u0301\u0302'),
  named('drowned in combining marks', `Z${'\u0300\u0301\u0302'.repeat(7)}algo`),
  named('of a Hangul filler', '\u3164'),
  named('of a blank Braille cell', '\u2800'),
  named('of tag characters that do not show', 'a\u{e0041}\u{e0042}'),
  named('that is a number', 7),
  named('that is a list', ['ada']),
  named('that is missing', undefined),
  kind('a name of HTML is a name, as text', guest('<b onclick=x>'), '201', {
    changes: true,
    once: true,
    check({ text: body, headers }) {
      expect(JSON.parse(body)).toMatchObject({ name: '<b onclick=x>', guest: true, username: null })
      expectPlainJson(headers)
    },
  }),
  kind('a name with a byte order mark is a name without it', guest('\ufeffada'), '201', {
    changes: true,
    once: true,
    check: ({ text: body }) => expect(JSON.parse(body)).toMatchObject({ name: 'ada' }),
  }),
  kind('a name of emoji, joined and flagged', guest('👩‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿'), '201', { changes: true, once: true }),
  kind('a name like a formula', guest('=cmd|x!A1'), '201', { changes: true, once: true }),
  ...spoil(
    'stranger',
    'POST /api/guest',
    { name: 'x', crest: { emblem: 'key', field: 'bars', tincture: 'ink' } },
    {
      crest: [wrong.text, wrong.list, wrong.null],
      'crest.emblem': [wrong.missing, wrong.number, { what: 'is none of ours', value: 'unicorn' }],
      'crest.field': [wrong.missing, { what: 'is none of ours', value: 'javascript:' }],
      'crest.tincture': [wrong.null, { what: 'is a member of every object', value: 'constructor' }],
    },
  ),
  kind('a guest who is one already', ask('ada', 'POST /api/guest', { name: 'ada' }), '409 conflict'),
  kind(
    'a guest who brings an id, a user name and a ban of their own',
    ask('stranger', 'POST /api/guest', { name: 'x', id: '{ada}', username: 'boss', guest: false, bannedAt: 1 }),
    '201',
    {
      changes: true,
      once: true,
      check: ({ text: body }, { names: ids }) => {
        expect(JSON.parse(body)).toMatchObject({ guest: true, username: null })
        expect(body).not.toContain(ids.get('ada'))
      },
    },
  ),
  kind('an empty name as a change', ask('ada', 'PATCH /api/me', { name: '' }), '400 malformed'),
  kind(
    'a change of the id is no change',
    ask('ada', 'PATCH /api/me', { id: 'x', username: 'boss', guest: false, createdAt: 1 }),
    '200',
  ),
  kind('another name for a stranger', ask('stranger', 'PATCH /api/me', { name: 'x' }), '401 unknown'),
]

const cookieName = 'octopolis.session_token'
const cookie = (value: string): Record<string, string> => ({ cookie: `${cookieName}=${value}` })
const bearer = (value: string): Record<string, string> => ({ authorization: value })
const me = (headers: Record<string, string>): ReturnType<typeof ask> =>
  ask('stranger', 'GET /api/me', undefined, headers)

/** Cookies and tokens that belong to nobody, or no longer do. */
export const credentials: Theme = [
  kind('no credentials', ask('stranger', 'GET /api/me'), '401 unknown'),
  kind('a cookie that is made up', me(cookie('letmein')), '401 unknown'),
  kind('a cookie without a signature', me(cookie('abcdefghijklmnopqrstuvwxyz012345')), '401 unknown'),
  kind(
    'a cookie with a forged signature',
    me(cookie('abcdefghijklmnopqrstuvwxyz012345.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D')),
    '401 unknown',
  ),
  kind('a cookie of bad percent-encoding', me(cookie('%zz.%zz')), '401 unknown'),
  kind('an empty cookie', me(cookie('')), '401 unknown'),
  kind('a cookie of six kilobytes', me(cookie('x'.repeat(6000))), '401 unknown'),
  kind('a cookie of SQL', me(cookie("'or'1'='1")), '401 unknown'),
  kind('a cookie that is JSON', me(cookie('{"id":"boss"}')), '401 unknown'),
  kind(
    'a cookie named almost like ours',
    me({ cookie: 'xoctopolis.session_token=a.b; octopolisXsession_token=a.b' }),
    '401 unknown',
  ),
  kind(
    'a good cookie whose last letter was changed',
    ask('stranger', 'GET /api/me', undefined, cookie('{adaSessionForged}')),
    '401 unknown',
  ),
  kind(
    'a session of one with the signature of another',
    ask('stranger', 'GET /api/me', undefined, cookie('{adaBySignatureOfBen}')),
    '401 unknown',
  ),
  kind(
    'two cookies: one made up, one good',
    ask('stranger', 'GET /api/me', undefined, { cookie: `${cookieName}=x.y; ${cookieName}={adaSession}` }),
    '401 unknown',
  ),
  kind('a cookie of a deleted account', ask('fay', 'GET /api/me'), '401 unknown'),
  kind('a deed by a deleted account', ask('fay', 'POST /api/tables', { game: 'whispers' }), '401 unknown'),
  kind('a cookie of somebody banned', ask('eve', 'GET /api/me'), '403 banned'),
  kind('a deed by somebody banned', ask('eve', 'POST /api/tables', { game: 'whispers' }), '403 banned'),
  kind('a look by somebody banned', ask('eve', 'GET /api/tables'), '403 banned'),
  kind(
    'somebody banned who becomes a guest anew with the old cookie',
    ask('eve', 'POST /api/guest', { name: 'eve2' }),
    '403 banned',
  ),
  kind('a token that was revoked', ask('gus', 'GET /api/me'), '401 unknown'),
  kind('a token that is made up', me(bearer('Bearer oct_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')), '401 unknown'),
  kind('a token without a name', me(bearer('Bearer ')), '401 unknown'),
  kind('a token of another house', me(bearer('Bearer ghp_0123456789abcdef')), '401 unknown'),
  kind('a token in the wrong scheme', me(bearer('Basic b2N0OnBhc3N3b3Jk')), '401 unknown'),
  kind(
    'a JSON web token that says it needs no signature',
    me(bearer('Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJib3NzIn0.')),
    '401 unknown',
  ),
  kind('a token of six kilobytes', me(bearer(`Bearer oct_${'x'.repeat(6000)}`)), '401 unknown'),
  kind('a token in the query', ask('stranger', 'GET /api/me?token=oct_x&access_token=oct_x'), '401 unknown'),
  kind(
    'a made-up token beside a good cookie',
    ask('ada', 'GET /api/me', undefined, bearer('Bearer oct_x')),
    '401 unknown',
  ),
  kind('a token that makes a token', ask('ivy', 'POST /api/me/tokens', { name: 'more' }), '403 forbidden'),
  kind('a token that lists tokens', ask('ivy', 'GET /api/me/tokens'), '403 forbidden'),
  kind(
    'a token that sets a password',
    ask('ivy', 'PUT /api/me/password', { username: 'ivy', password }),
    '403 forbidden',
  ),
  kind('a token that deletes its account', ask('ivy', 'DELETE /api/me'), '403 forbidden'),
  kind('a token that adds a passkey', ask('ivy', 'POST /api/me/passkeys/options'), '403 forbidden'),
  kind(
    'the account of another by a header',
    ask('stranger', 'GET /api/me', undefined, { 'x-forwarded-user': 'boss', 'x-user-id': '{ada}' }),
    '401 unknown',
  ),
]

const keys = { username: 'newname', password }

/** User names, passwords, tokens and passkeys. */
export const waysIn: Theme = [
  ...spoil('cleo', 'PUT /api/me/password', keys, {
    username: [
      wrong.missing,
      wrong.number,
      wrong.empty,
      { what: 'has two letters', value: 'ab' },
      { what: 'has 25 letters', value: 'a'.repeat(25) },
      { what: 'has a space', value: 'new name' },
      { what: 'has a Cyrillic letter', value: 'b\u043ess' },
      { what: 'has a NUL', value: 'bos\u0000s' },
    ],
    password: [
      wrong.missing,
      wrong.number,
      wrong.list,
      { what: 'has seven characters', value: '1234567' },
      { what: 'has 129 characters', value: 'x'.repeat(129) },
    ],
    current: [wrong.number],
  }),
  kind(
    'a password that is the user name',
    ask('cleo', 'PUT /api/me/password', { username: 'newname12', password: 'NewName12' }),
    '400 malformed',
  ),
  kind(
    'a user name that is taken, in capitals',
    ask('cleo', 'PUT /api/me/password', { username: 'BOSS', password }),
    '409 conflict',
    { once: true },
  ),
  kind('a password for a stranger', ask('stranger', 'PUT /api/me/password', keys), '401 unknown'),
  kind(
    'a new password without the old one',
    ask('pat', 'PUT /api/me/password', { username: 'pat.ricia', password: 'another password' }),
    '422 invalid',
  ),
  kind(
    'a new password with a wrong old one',
    ask('pat', 'PUT /api/me/password', {
      username: 'pat.ricia',
      password: 'another password',
      current: 'wrong password',
    }),
    '403 forbidden',
    { once: true },
  ),
  kind('deleting an account without its password', ask('pat', 'DELETE /api/me'), '422 invalid'),
  kind(
    'deleting an account with a wrong password',
    ask('pat', 'DELETE /api/me', { password: 'wrong password' }),
    '403 forbidden',
    { once: true },
  ),
  kind(
    'deleting an account with a password that is a list',
    ask('pat', 'DELETE /api/me', { password: [] }),
    '400 malformed',
  ),
  kind('deleting as a stranger', ask('stranger', 'DELETE /api/me'), '401 unknown'),
  ...spoil(
    'stranger',
    'POST /api/sign-in',
    { username: 'boss', password },
    {
      username: [
        wrong.missing,
        wrong.number,
        wrong.list,
        wrong.object,
        { what: 'has 65 letters', value: 'a'.repeat(65) },
      ],
      password: [wrong.missing, wrong.number, wrong.null, { what: 'has 129 letters', value: 'a'.repeat(129) }],
      leave: [wrong.text],
    },
  ),
  kind(
    'signing in with a wrong password',
    ask('stranger', 'POST /api/sign-in', { username: 'boss', password: 'wrong' }),
    '401 unknown',
    { once: true },
  ),
  kind('signing in as nobody', ask('stranger', 'POST /api/sign-in', { username: 'nobody', password }), '401 unknown', {
    once: true,
  }),
  kind('signing in as SQL', ask('stranger', 'POST /api/sign-in', { username: "boss'--", password }), '401 unknown', {
    once: true,
  }),
  kind(
    'signing in with a NUL after the name',
    ask('stranger', 'POST /api/sign-in', { username: 'boss\u0000', password }),
    '401 unknown',
    { once: true },
  ),
  kind(
    'signing in as a guest who would be lost',
    ask('cleo', 'POST /api/sign-in', { username: 'boss', password }),
    '409 conflict',
  ),
  kind(
    'signing in as somebody by their shown name',
    ask('stranger', 'POST /api/sign-in', { username: 'ada', password: '' }),
    '401 unknown',
    { once: true },
  ),
  ...spoil(
    'cleo',
    'POST /api/me/tokens',
    { name: 'x' },
    {
      name: [wrong.missing, wrong.number, wrong.empty, wrong.long, { what: 'has a bidi override', value: 'a\u202eb' }],
    },
  ),
  kind('a token for a stranger', ask('stranger', 'POST /api/me/tokens', { name: 'x' }), '401 unknown'),
  kind('removing a token that is not there', ask('cleo', 'DELETE /api/me/tokens/none'), '404 missing'),
  kind('removing a token whose id is none', ask('cleo', 'DELETE /api/me/tokens/a%20b'), '400 malformed'),
  kind('removing a passkey of somebody else', ask('cleo', 'DELETE /api/me/passkeys/{ada}'), '404 missing'),
  kind('options for a passkey, as a stranger', ask('stranger', 'POST /api/me/passkeys/options'), '401 unknown'),
  kind(
    'options for a passkey at a Host that is no address',
    ask('cleo', 'POST /api/me/passkeys/options', undefined, { host: 'a:b:c' }),
    '400 malformed',
  ),
  kind(
    'options to sign in by passkey at a Host that is no address',
    ask('stranger', 'POST /api/sign-in/passkey/options', undefined, { host: '[::' }),
    '400 malformed',
  ),
  ...passkeyKinds(),
  kind('signing out as nobody', ask('stranger', 'POST /api/sign-out'), '204'),
  kind('an export for a stranger', ask('stranger', 'GET /api/me/export'), '401 unknown'),
  kind(
    'the password of another in the path of the export',
    text('stranger', 'GET /api/me/export?id={ada}', ''),
    '401 unknown',
  ),
]

function passkeyKinds(): Theme {
  const b64 = (value: string): string => Buffer.from(value, 'latin1').toString('base64url')
  const made = {
    response: {
      id: 'abc',
      rawId: 'abc',
      type: 'public-key',
      response: {
        clientDataJSON: b64('{"type":"webauthn.create","challenge":"x","origin":"http://127.0.0.1"}'),
        attestationObject: b64('\u00a3cfmtdnonegattStmt\u00a0hauthData\u0040'),
      },
    },
  }
  const shown = {
    response: {
      id: 'abc',
      rawId: 'abc',
      type: 'public-key',
      response: { clientDataJSON: b64('{}'), authenticatorData: b64('x'), signature: b64('x') },
    },
  }
  const wrongText = { what: 'is no base64url', value: 'a+b/=' }
  const certified = b64('\u00a3cfmthfido-u2f')
  return [
    ...spoil('cleo', 'POST /api/me/passkeys', made, {
      response: [wrong.missing, wrong.text],
      'response.id': [wrong.missing, wrongText],
      'response.type': [{ what: 'is another', value: 'password' }],
      'response.response.clientDataJSON': [wrong.number, wrongText],
      'response.response.attestationObject': [
        { what: 'is of a format that fetches', value: certified, answer: '422 invalid' },
        { what: 'is nothing', value: b64('x'), answer: '422 invalid' },
      ],
      'response.response.transports': [{ what: 'names an address', value: ['http://evil'] }],
      name: [wrong.long],
    }),
    kind('a passkey without a challenge', ask('cleo', 'POST /api/me/passkeys', made), '422 invalid'),
    ...spoil('stranger', 'POST /api/sign-in/passkey', shown, {
      'response.rawId': [wrong.missing],
      'response.response.signature': [wrong.null, wrongText],
      'response.response.authenticatorData': [{ what: 'is missing', value: absent }],
    }),
    kind('a passkey that nobody registered', ask('stranger', 'POST /api/sign-in/passkey', shown), '401 unknown'),
    kind(
      'a passkey with a made-up challenge',
      ask('stranger', 'POST /api/sign-in/passkey', shown, { cookie: 'octopolis.passkey=x.y' }),
      '401 unknown',
    ),
  ]
}

const post = (headers: Record<string, string>, path = '/api/guest'): ReturnType<typeof ask> =>
  ask('stranger', `POST ${path}`, { name: 'cross' }, headers)

/** Other sites that act for whoever looks at them. */
export const crossSite: Theme = [
  kind('a deed from another site', post({ origin: 'https://evil.example' }), '403 forbidden'),
  kind('a deed from another port', post({ origin: 'http://127.0.0.1:1' }), '403 forbidden'),
  kind('a deed from a page without an origin', post({ origin: 'null' }), '403 forbidden'),
  kind('a deed from an origin that is no address', post({ origin: 'evil' }), '403 forbidden'),
  kind('a deed from an empty origin', post({ origin: '' }), '403 forbidden'),
  kind(
    'a deed from an origin with our name before it',
    post({ origin: 'http://127.0.0.1.evil.example' }),
    '403 forbidden',
  ),
  kind(
    'a deed from an origin with our name as its user',
    post({ origin: 'http://{host}@evil.example' }),
    '403 forbidden',
  ),
  kind('a deed from a file', post({ origin: 'file://' }), '403 forbidden'),
  kind(
    'a deed that a browser calls cross-site, without an origin',
    post({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
    '403 forbidden',
  ),
  kind(
    'a deed from another site, by a path in disguise',
    post({ origin: 'https://evil.example' }, '/%61pi/guest'),
    '403 forbidden',
  ),
  kind(
    'signing out from another site, by a path in disguise',
    ask('kit', 'POST /ap%69/sign-out', undefined, { origin: 'https://evil.example' }),
    '403 forbidden',
    { once: true },
  ),
  kind(
    'a deed by somebody banned, by a path in disguise',
    ask('eve', 'POST /%61pi/guest', { name: 'eve' }),
    '403 banned',
  ),
  kind(
    'a deletion from another site',
    ask('cleo', 'DELETE /api/me', undefined, { origin: 'https://evil.example' }),
    '403 forbidden',
  ),
  kind(
    'a plain form from another site',
    text('ada', 'POST /api/tables', 'game=whispers', { origin: 'https://evil.example', 'content-type': 'text/plain' }),
    '403 forbidden',
  ),
  kind(
    'a look from another site, which it may not read',
    ask('ada', 'GET /api/tables', undefined, { origin: 'https://evil.example' }),
    '200',
    {
      check: ({ headers }) => expect(headers).not.toHaveProperty('access-control-allow-origin'),
    },
  ),
  kind(
    'a question whether another site may',
    ask('ada', 'OPTIONS /api/tables', undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
    }),
    '404 missing',
  ),
  kind('a method in a header', ask('ada', 'POST /api/me', {}, { 'x-http-method-override': 'DELETE' }), '404 missing'),
  kind(
    'a socket from another site',
    ask('ada', 'GET /socket.io/?EIO=4&transport=polling', undefined, { origin: 'https://evil.example' }),
    '403',
  ),
  kind(
    'a socket from a page without an origin',
    ask('ada', 'GET /socket.io/?EIO=4&transport=polling', undefined, { origin: 'null' }),
    '403',
  ),
]
