import { expect } from 'vitest'
import { ask, kind, spoil, wrong, type Theme } from '../kind.ts'

const moves = '/api/tables/{playing}/moves'
const undo = '/api/tables/{playing}/undo'
const votes = '/api/tables/{playing}/votes'
const three = { fingers: 3 }
const move = (more: object = {}): object => ({ id: 'm', seq: 3, move: three, ...more })
const badId = { what: 'has a space', value: 'a b' }

/** In `playing` Ada has chosen in the second round (line 3), and Ben is asked since line 2. */
export const playing: Theme = [
  ...spoil(
    'ben',
    `POST ${moves}`,
    { id: 'm', seq: 3, move: three },
    {
      id: [wrong.missing, wrong.number, wrong.empty, wrong.long, badId, { what: 'is a path', value: '../x' }],
      seq: [
        wrong.missing,
        wrong.text,
        wrong.negative,
        wrong.fraction,
        wrong.huge,
        wrong.null,
        { what: 'is before the question', value: 1, answer: '409 stale' },
        { what: 'is in the future', value: 4, answer: '409 stale' },
      ],
      move: [
        wrong.missing,
        { ...wrong.null, answer: '422 invalid' },
        { ...wrong.text, answer: '422 invalid' },
        { ...wrong.list, answer: '422 invalid' },
        { what: 'is not listed', value: { fingers: 6 }, answer: '422 invalid' },
        { what: 'has a text for a number', value: { fingers: '3' }, answer: '422 invalid' },
        { what: 'has a field too many', value: { fingers: 3, cheat: true }, answer: '422 invalid' },
        { what: 'is of another game', value: { type: 'gather', take: true }, answer: '422 invalid' },
        { what: 'is a book', value: 'x'.repeat(12_000), answer: '422 invalid' },
        { what: 'holds control characters and turned text', value: 'a\n\u202eb', answer: '422 invalid' },
      ],
      seat: [{ what: 'is somebody else’s', value: 0 }],
      by: [{ what: 'is a bot', value: 'bot' }],
    },
  ),
  kind('a move out of turn', ask('ada', `POST ${moves}`, move()), '409 conflict'),
  kind('a move by somebody who watches', ask('cleo', `POST ${moves}`, move()), '403 forbidden'),
  kind('a move by a player of another table', ask('dan', `POST ${moves}`, move()), '403 forbidden'),
  kind('a move by a stranger', ask('stranger', `POST ${moves}`, move()), '401 unknown'),
  kind('a move by somebody banned', ask('eve', `POST ${moves}`, move()), '403 banned'),
  kind('a move by a deleted account', ask('fay', `POST ${moves}`, move()), '401 unknown'),
  kind('a move with a revoked token', ask('gus', `POST ${moves}`, move()), '401 unknown'),
  kind('a move by the host of the house', ask('boss', `POST ${moves}`, move()), '403 forbidden'),
  kind('a move before the start', ask('ada', 'POST /api/tables/{unready}/moves', move({ seq: 0 })), '409 conflict'),
  kind('a move after the end', ask('ada', 'POST /api/tables/{finished}/moves', move({ seq: 6 })), '409 conflict'),
  kind('a move at a closed table', ask('ada', 'POST /api/tables/{closed}/moves', move()), '404 missing'),
  kind('a move at a table behind a code', ask('cleo', 'POST /api/tables/{private}/moves', move()), '403 forbidden'),
  kind('a move sent again', ask('ben', `POST ${moves}`, { id: 'set1', seq: 1, move: three }), '200', {
    check: ({ text }) => expect(JSON.parse(text)).toEqual({ seq: 2 }),
  }),
  kind(
    'an old id with another move is answered with the old line',
    ask('ben', `POST ${moves}`, { id: 'set1', seq: 3, move: { fingers: 5 } }),
    '200',
    {
      check: ({ text }) => expect(JSON.parse(text)).toEqual({ seq: 2 }),
    },
  ),
  kind('an old id with a move that is none', ask('ben', `POST ${moves}`, { id: 'set1', seq: 3, move: null }), '200'),
  kind(
    'somebody else’s id as one’s own',
    ask('ben', `POST ${moves}`, { id: 'set0', seq: 3, move: null }),
    '422 invalid',
  ),
  kind(
    'an old id after the end is answered too',
    ask('ada', 'POST /api/tables/{finished}/moves', { id: 'set0', seq: 0, move: three }),
    '200',
  ),
  kind('an id in the form of a bot’s', ask('ben', `POST ${moves}`, move({ id: 'bot:1:3', seq: 0 })), '409 stale'),
]

export const takingBack: Theme = [
  ...spoil(
    'ada',
    `POST ${undo}`,
    { id: 'u', seq: 3 },
    {
      id: [wrong.missing, badId],
      seq: [
        wrong.missing,
        wrong.text,
        { what: 'is old', value: 2, answer: '409 conflict' },
        { what: 'is in the future', value: 99, answer: '409 conflict' },
      ],
      move: [{ what: 'is not to say', value: three }],
    },
  ),
  kind(
    'taking back what others have seen',
    ask('ben', 'POST /api/tables/{silent}/undo', { id: 'u', seq: 4 }),
    '409 conflict',
  ),
  kind('taking back the move of another', ask('ben', `POST ${undo}`, { id: 'u', seq: 3 }), '409 conflict'),
  kind(
    'taking back after the end',
    ask('ben', 'POST /api/tables/{finished}/undo', { id: 'u', seq: 6 }),
    '409 conflict',
  ),
  kind(
    'taking back before the start',
    ask('ada', 'POST /api/tables/{unready}/undo', { id: 'u', seq: 0 }),
    '409 conflict',
  ),
  kind('taking back as somebody who watches', ask('cleo', `POST ${undo}`, { id: 'u', seq: 3 }), '403 forbidden'),
  kind('taking back as a stranger', ask('stranger', `POST ${undo}`, { id: 'u', seq: 3 }), '401 unknown'),
  kind('taking back under the id of a move', ask('ada', `POST ${undo}`, { id: 'set2', seq: 3 }), '200', {
    check: ({ text }) => expect(JSON.parse(text)).toEqual({ seq: 3 }),
  }),
]

export const voting: Theme = [
  ...spoil(
    'ada',
    `POST ${votes}`,
    { haste: true, id: 'h' },
    {
      haste: [wrong.missing, wrong.text, { what: 'is false', value: false }],
      id: [wrong.missing, wrong.number, badId],
      seat: [{ what: 'is there too', value: 1 }],
    },
  ),
  ...spoil(
    'ada',
    `POST ${votes}`,
    { seat: 1 },
    {
      seat: [
        wrong.text,
        wrong.negative,
        wrong.fraction,
        { what: 'is one that no table has', value: 64 },
        { what: 'is not there', value: 7, answer: '404 missing' },
      ],
      bot: [{ what: 'is not to choose', value: 'hard' }],
    },
  ),
  kind('voting out somebody who is there', ask('ada', `POST ${votes}`, { seat: 1 }), '409 conflict'),
  kind('voting oneself out', ask('ada', `POST ${votes}`, { seat: 0 }), '409 conflict'),
  kind(
    'voting at a slow table before a deadline was missed',
    ask('ada', 'POST /api/tables/{clocked}/votes', { seat: 1 }),
    '409 conflict',
  ),
  kind('a vote by somebody who watches', ask('cleo', `POST ${votes}`, { seat: 1 }), '403 forbidden'),
  kind('a vote from another table', ask('dan', `POST ${votes}`, { haste: true, id: 'h' }), '403 forbidden'),
  kind('a vote by a stranger', ask('stranger', `POST ${votes}`, { seat: 1 }), '401 unknown'),
  kind('a vote before the start', ask('ada', 'POST /api/tables/{unready}/votes', { seat: 1 }), '409 conflict'),
  kind('a vote after the end', ask('ada', 'POST /api/tables/{finished}/votes', { seat: 1 }), '409 conflict'),
  kind('haste too early', ask('ada', `POST ${votes}`, { haste: true, id: 'h' }), '409 conflict'),
  kind('haste by the one who is waited for', ask('ben', `POST ${votes}`, { haste: true, id: 'h' }), '409 conflict'),
  kind(
    'haste where a clock runs',
    ask('ada', 'POST /api/tables/{clocked}/votes', { haste: true, id: 'h' }),
    '409 conflict',
  ),
  kind(
    'haste after the end',
    ask('ada', 'POST /api/tables/{finished}/votes', { haste: true, id: 'h' }),
    '409 conflict',
  ),
]

/** Where some list goes on, as the house writes it. */
const placeOf = (...place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')
const lobbyPlace = placeOf('gathering', 1, 'a')
const ownPlace = placeOf(1, 'a')
const lastOfAll = placeOf(9e15, 'a')

const query = (who: 'ada' | 'cleo' | 'stranger', path: string): ReturnType<typeof ask> => ask(who, `GET /api${path}`)

/** Looking where one may not, or in a way that makes no sense. */
export const looking: Theme = [
  kind('a position before the start', query('ada', '/tables/{unready}/position'), '409 conflict'),
  kind('a position behind a code', query('cleo', '/tables/{private}/position'), '403 forbidden'),
  kind('a position behind a code, as a stranger', query('stranger', '/tables/{private}/position'), '403 forbidden'),
  kind('a position that shows a watcher no secret', query('cleo', '/tables/{playing}/position'), '200', {
    check: ({ text }) => {
      expect(JSON.parse(text)).toMatchObject({ seat: null, prompt: null, view: { own: null } })
      expect(text).not.toMatch(/"type":"held"/)
    },
  }),
  kind(
    'a position after a line that is no number',
    query('ada', '/tables/{playing}/position?after=x'),
    '400 malformed',
  ),
  kind('a position after a line below zero', query('ada', '/tables/{playing}/position?after=-1'), '400 malformed'),
  kind('a position after half a line', query('ada', '/tables/{playing}/position?after=0.5'), '400 malformed'),
  kind('a position after a line that is not there yet', query('ada', '/tables/{playing}/position?after=99'), '200'),
  kind('waiting for an hour', query('ada', '/tables/{playing}/position?wait=3600'), '400 malformed'),
  kind('waiting for endless time', query('ada', '/tables/{playing}/position?wait=Infinity'), '400 malformed'),
  kind('waiting for less than nothing', query('ada', '/tables/{playing}/turn?wait=-1'), '400 malformed'),
  kind('waiting for one’s turn without a seat', query('cleo', '/tables/{playing}/turn'), '403 forbidden'),
  kind('waiting for one’s turn as a stranger', query('stranger', '/tables/{playing}/turn'), '401 unknown'),
  kind('the turns of a stranger', query('stranger', '/turns'), '401 unknown'),
  kind('the turns after a word', query('ada', '/turns?wait=soon'), '400 malformed'),
  kind('what may be said, by a stranger', query('stranger', '/tables/{playing}/talk/possible'), '401 unknown'),
  kind('what may be said before the start', query('ada', '/tables/{unready}/talk/possible'), '409 conflict'),
  kind('talk behind a code', query('cleo', '/tables/{private}/talk'), '403 forbidden'),
  kind('talk after a line that is a word', query('ada', '/tables/{playing}/talk?after=x'), '400 malformed'),
  kind('talk before a line that is a word', query('ada', '/tables/{playing}/talk?before=x'), '400 malformed'),
  kind('talk before the first line', query('ada', '/tables/{playing}/talk?before=0'), '400 malformed'),
  kind('talk before any line', query('ada', '/tables/{playing}/talk?before=9007199254740991&wait=55'), '200'),
  kind('one’s tables as a stranger', query('stranger', '/me/tables'), '401 unknown'),
  kind('one’s tables of a status that is none', query('ada', '/me/tables?status=lost'), '400 malformed'),
  kind('one’s tables that are over', query('ada', '/me/tables?status=finished'), '400 malformed'),
  kind('the history of a stranger', query('stranger', '/me/history'), '401 unknown'),
  kind('more of one’s history than a page', query('ada', '/me/history?limit=101'), '400 malformed'),
  kind('nothing of one’s history', query('ada', '/me/history?limit=0'), '400 malformed'),
  kind('one’s history after nothing we have said', query('ada', '/me/history?after=yesterday'), '400 malformed'),
  kind('one’s tables after a place in the lobby', query('ada', `/me/tables?after=${lobbyPlace}`), '400 malformed'),
  kind('open tables after a place in one’s own', query('ada', `/tables?after=${ownPlace}`), '400 malformed'),
  kind('open tables with half a seat', query('ada', '/tables?free=half'), '400 malformed'),
  kind(
    'the best after a place in one’s tables',
    query('ada', `/ratings/whispers?after=${lobbyPlace}`),
    '400 malformed',
  ),
  kind('the turns after a time that never comes', query('ada', `/turns?after=${lastOfAll}`), '400 malformed'),
]
