/** Whoever follows the lobby sees so many tables at first, and may ask for so many times as many. */
export const LOBBY_ROWS = 30
export const MOST_LOBBY_PAGES = 5
