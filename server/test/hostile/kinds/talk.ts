import { expect } from 'vitest'
import { expectPlainJson } from '../expectations.ts'
import { ask, kind, spoil, wrong, type Theme } from '../kind.ts'

const talk = '/api/tables/{playing}/talk'
const html = '<script>alert("1")</script>&amp;<img src=x onerror=alert(1)>'
const badId = { what: 'has a space', value: 'a b' }
const tell = (said: unknown): object => ({ kind: 'text', said })
const unseen = (what: string, said: string): { what: string; value: string } => ({ what: `has ${what}`, value: said })

/** In `playing` Ben may speak freely, Ada may only gesture; in `silent` nobody may say anything. */
export const talking: Theme = [
  ...spoil(
    'ben',
    `POST ${talk}`,
    { kind: 'text', said: 'hello' },
    {
      kind: [wrong.missing, wrong.number, { what: 'is none', value: 'shout' }],
      said: [
        wrong.missing,
        wrong.number,
        wrong.list,
        wrong.empty,
        wrong.long,
        unseen('spaces alone', ' \t\n '),
        { what: 'has 301 characters', value: 'x'.repeat(301) },
        unseen('a NUL', 'a\u0000b'),
        unseen('a bell', 'a\u0007b'),
        unseen('an escape sequence', '\u001b[2Jgone'),
        unseen('a bidi override', 'a\u202eb'),
        unseen('a bidi isolate', 'a\u2067b'),
        unseen('a zero-width space', 'a\u200bb'),
        unseen('an interlinear mark', 'a\ufff9b'),
        unseen('half a character', 'a\ud800'),
      ],
      id: [wrong.null, wrong.number, wrong.empty, wrong.long, badId, { what: 'is a path', value: '../x' }],
      seat: [{ what: 'is somebody else’s', value: 0 }],
      by: [{ what: 'is somebody else', value: { id: '{ada}', name: 'ada' } }],
    },
  ),
  kind('HTML is text, and comes back as it went', ask('dan', 'POST /api/tables/{other}/talk', tell(html)), '201', {
    changes: true,
    once: true,
    check({ text, headers }) {
      expect(JSON.parse(text)).toMatchObject({ said: html, kind: 'text' })
      expectPlainJson(headers)
    },
  }),
  kind('talk by a stranger', ask('stranger', `POST ${talk}`, tell('hello')), '401 unknown'),
  kind(
    'talk by somebody who watches a running game',
    ask('cleo', `POST ${talk}`, tell('psst, ada has three')),
    '403 forbidden',
  ),
  kind('talk by a player of another table', ask('dan', `POST ${talk}`, tell('psst')), '403 forbidden'),
  kind('talk by somebody banned', ask('eve', `POST ${talk}`, tell('hello')), '403 banned'),
  kind('talk by a deleted account', ask('fay', `POST ${talk}`, tell('hello')), '401 unknown'),
  kind('a word behind a code', ask('cleo', 'POST /api/tables/{coded}/talk', tell('hello')), '403 forbidden'),
  kind('talk at a closed table', ask('ada', 'POST /api/tables/{closed}/talk', tell('hello')), '404 missing'),
  kind('words where the rules allow gestures', ask('ada', `POST ${talk}`, tell('three')), '403 forbidden'),
  kind(
    'a claim where the rules allow gestures',
    ask('ada', `POST ${talk}`, { kind: 'talk', said: { type: 'claim', fingers: 3 } }),
    '403 forbidden',
  ),
  kind(
    'words where the rules ask for silence',
    ask('ada', 'POST /api/tables/{silent}/talk', tell('three')),
    '403 forbidden',
  ),
  kind(
    'a gesture where the rules ask for silence',
    ask('ben', 'POST /api/tables/{silent}/talk', { kind: 'emote', said: 'wave' }),
    '403 forbidden',
  ),
  kind('an emote that is none', ask('ben', `POST ${talk}`, { kind: 'emote', said: 'dance' }), '400 malformed'),
  kind(
    'an emote that is a member of every object',
    ask('ben', `POST ${talk}`, { kind: 'emote', said: 'toString' }),
    '400 malformed',
  ),
  kind('an emote that is a list', ask('ben', `POST ${talk}`, { kind: 'emote', said: ['wave'] }), '400 malformed'),
  kind(
    'a claim that is not listed',
    ask('ben', `POST ${talk}`, { kind: 'talk', said: { type: 'claim', fingers: 9 } }),
    '422 invalid',
  ),
  kind('a claim of another type', ask('ben', `POST ${talk}`, { kind: 'talk', said: { type: 'offer' } }), '422 invalid'),
  kind(
    'a claim with something smuggled in',
    ask('ben', `POST ${talk}`, { kind: 'talk', said: { type: 'claim', fingers: 3, note: 'psst' } }),
    '422 invalid',
  ),
  kind('a claim without a type', ask('ben', `POST ${talk}`, { kind: 'talk', said: { fingers: 3 } }), '400 malformed'),
  kind('a claim that is a text', ask('ben', `POST ${talk}`, { kind: 'talk', said: 'claim' }), '400 malformed'),
  kind(
    'a claim that is a book',
    ask('ben', `POST ${talk}`, { kind: 'talk', said: { type: 'claim', fingers: 'x'.repeat(9000) } }),
    '422 invalid',
  ),
  kind(
    'a claim before the start',
    ask('ada', 'POST /api/tables/{unready}/talk', { kind: 'talk', said: { type: 'claim', fingers: 3 } }),
    '409 conflict',
  ),
  kind(
    'a claim after the end',
    ask('ada', 'POST /api/tables/{finished}/talk', { kind: 'talk', said: { type: 'claim', fingers: 3 } }),
    '409 conflict',
  ),
]

const report = { about: '{ben}', talk: null, why: 'rude' }

export const people: Theme = [
  ...spoil('ada', 'POST /api/tables/{playing}/reports', report, {
    about: [
      wrong.missing,
      wrong.number,
      { what: 'is no id', value: 'a b' },
      { what: 'is nobody', value: 'nobody', answer: '404 missing' },
      { what: 'is a deleted account', value: '{fay}', answer: '404 missing' },
    ],
    talk: [
      wrong.text,
      { what: 'is line zero', value: 0 },
      { what: 'is a line that nobody said', value: 99, answer: '422 invalid' },
    ],
    why: [wrong.missing, wrong.empty, wrong.number, wrong.long, { what: 'has a bidi override', value: 'a\u202eb' }],
    by: [{ what: 'is somebody else', value: '{ben}' }],
  }),
  kind('a report by a stranger', ask('stranger', 'POST /api/tables/{playing}/reports', report), '401 unknown'),
  kind('a report of a table behind a code', ask('cleo', 'POST /api/tables/{coded}/reports', report), '403 forbidden'),
  kind('a profile of nobody', ask('ada', 'GET /api/players/nobody'), '404 missing'),
  kind('a profile whose id is a path', ask('ada', 'GET /api/players/..%2fx'), '400 malformed'),
  kind('a profile of a deleted account', ask('ada', 'GET /api/players/{fay}'), '404 missing'),
  kind('a profile does not tell the user name', ask('ada', 'GET /api/players/{pat}'), '200', {
    check: ({ text }) => expect(text).not.toContain('pat.ricia'),
  }),
  kind('muting oneself', ask('ada', 'PUT /api/me/mutes/{ada}'), '422 invalid'),
  kind('muting nobody', ask('ada', 'PUT /api/me/mutes/nobody'), '404 missing'),
  kind('muting an id that is none', ask('ada', 'PUT /api/me/mutes/a%20b'), '400 malformed'),
  kind('muting as a stranger', ask('stranger', 'PUT /api/me/mutes/{ada}'), '401 unknown'),
  kind('the mutes of a stranger', ask('stranger', 'GET /api/me/mutes'), '401 unknown'),
  kind('ratings of a game with a name too long', ask('ada', `GET /api/ratings/${'x'.repeat(65)}`), '400 malformed'),
]
