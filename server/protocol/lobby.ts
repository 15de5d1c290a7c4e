/** The lobby shows so many tables at first, and on demand up to so many times as many. */
export const LOBBY_ROWS = 30
export const MOST_LOBBY_PAGES = 5
