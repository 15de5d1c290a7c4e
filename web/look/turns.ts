/** The browser's next turn: what it had to do meanwhile is done, and what was touched is heard. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
