/** What may be said without words, in any language. */
export const emotes = [
  'agree',
  'applaud',
  'bow',
  'cheer',
  'disagree',
  'hurry',
  'laugh',
  'oops',
  'ponder',
  'shock',
  'sorry',
  'thanks',
  'threat',
  'wave',
] as const
