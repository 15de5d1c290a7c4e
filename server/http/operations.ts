import type { z } from 'zod'
import { broughtBody, sealed } from '../protocol/records.ts'

/** Who may make a call. */
export type Access =
  /** It makes no difference who asks. */
  | 'anybody'
  /** Strangers too, but those who are known see or hear what is theirs. */
  | 'visitors'
  /** Those who are known by a session or a token, guests among them. */
  | 'members'
  /** By a session alone: a program changes no way in. */
  | 'inPerson'
  /** Those whom the host has named. */
  | 'admins'

interface Operation {
  /** What generated clients call it; it never changes. */
  readonly id: string
  readonly access: Access
  /** What is sent, where the route reads it by itself. */
  readonly body?: z.ZodType
  /** It is answered with plain text: what that is. */
  readonly text?: string
}

const call = (id: string, access: Access, more: Pick<Operation, 'body' | 'text'> = {}): Operation => ({
  id,
  access,
  ...more,
})

/** Every call that programs are told of. A route that isn't here fails the test of the document. */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /api/guest': call('becomeGuest', 'visitors'),
  'GET /api/me': call('getMe', 'members'),
  'PATCH /api/me': call('changeMe', 'members'),
  'DELETE /api/me': call('deleteMe', 'inPerson'),
  'PUT /api/me/password': call('setPassword', 'inPerson'),
  'GET /api/me/export': call('exportMe', 'members'),
  'POST /api/sign-in': call('signIn', 'visitors'),
  'POST /api/sign-in/passkey/options': call('beginPasskeySignIn', 'visitors'),
  'POST /api/sign-in/passkey': call('signInWithPasskey', 'visitors'),
  'POST /api/sign-out': call('signOut', 'visitors'),
  'GET /api/me/passkeys': call('listPasskeys', 'inPerson'),
  'POST /api/me/passkeys/options': call('beginPasskey', 'inPerson'),
  'POST /api/me/passkeys': call('addPasskey', 'inPerson'),
  'DELETE /api/me/passkeys/:id': call('removePasskey', 'inPerson'),
  'GET /api/me/tokens': call('listTokens', 'inPerson'),
  'POST /api/me/tokens': call('makeToken', 'inPerson'),
  'DELETE /api/me/tokens/:id': call('removeToken', 'inPerson'),

  'GET /api/games': call('listGames', 'anybody'),
  'GET /api/games/:id/schema': call('getGameSchema', 'anybody'),

  'GET /api/tables': call('listTables', 'anybody'),
  'POST /api/tables': call('openTable', 'members'),
  'POST /api/quick': call('quickMatch', 'members'),
  'POST /api/codes': call('comeByCode', 'members'),
  'GET /api/tables/:id': call('getTable', 'visitors'),
  'PATCH /api/tables/:id': call('changeTable', 'members'),
  'PUT /api/tables/:id/seats/:seat': call('takeSeat', 'members'),
  'DELETE /api/tables/:id/seats/:seat': call('leaveSeat', 'members'),
  'POST /api/tables/:id/swap': call('swapSeats', 'members'),
  'PUT /api/tables/:id/ready': call('sayReady', 'members'),
  'POST /api/tables/:id/start': call('startGame', 'members'),
  'POST /api/tables/:id/rematch': call('rematch', 'members'),

  'GET /api/tables/:id/position': call('getPosition', 'visitors'),
  'GET /api/tables/:id/turn': call('awaitTurn', 'members'),
  'GET /api/turns': call('listTurns', 'members'),
  'POST /api/tables/:id/moves': call('playMove', 'members'),
  'POST /api/tables/:id/undo': call('takeBack', 'members'),
  'GET /api/tables/:id/orders': call('getOrders', 'members'),
  'PUT /api/tables/:id/orders': call('giveOrders', 'members'),
  'POST /api/tables/:id/votes': call('vote', 'members'),
  'POST /api/tables/:id/hints': call('takeHint', 'members'),
  'GET /api/tables/:id/talk': call('listTalk', 'visitors'),
  'GET /api/tables/:id/talk/possible': call('listPossibleTalk', 'members'),
  'POST /api/tables/:id/talk': call('say', 'members'),

  'GET /api/records/:id': call('getRecord', 'visitors'),
  'GET /api/records/:id/players': call('listRecordPlayers', 'anybody'),
  'POST /api/records/verify': call('verifyRecord', 'anybody', { body: sealed }),
  'POST /api/records': call('bringRecord', 'members', { body: broughtBody }),

  'GET /api/players/:id': call('getPlayer', 'anybody'),
  'GET /api/ratings/:game': call('listRatings', 'anybody'),
  'GET /api/me/tables': call('listMyTables', 'members'),
  'GET /api/me/history': call('listMyHistory', 'members'),
  'GET /api/me/mutes': call('listMutes', 'members'),
  'PUT /api/me/mutes/:id': call('mute', 'members'),
  'DELETE /api/me/mutes/:id': call('unmute', 'members'),
  'POST /api/tables/:id/reports': call('report', 'members'),

  'GET /api/push': call('getPushKey', 'anybody'),
  'POST /api/me/push': call('subscribePush', 'members'),
  'DELETE /api/me/push': call('unsubscribePush', 'members'),

  'GET /api/admin/tables': call('listAllTables', 'admins'),
  'DELETE /api/admin/tables/:id': call('closeTable', 'admins'),
  'GET /api/admin/reports': call('listReports', 'admins'),
  'DELETE /api/admin/reports/:id': call('settleReport', 'admins'),
  'GET /api/admin/bans': call('listBans', 'admins'),
  'PUT /api/admin/bans/:id': call('ban', 'admins'),
  'DELETE /api/admin/bans/:id': call('unban', 'admins'),

  'GET /api/health': call('getHealth', 'anybody'),
  'GET /api/metrics': call('getMetrics', 'anybody', { text: 'Figures, as Prometheus reads them.' }),
}
