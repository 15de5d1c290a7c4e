/** The browser's next turn: what it had to do meanwhile is done, and what was touched is heard. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Calls it in the next turn, once, however often it was wanted meanwhile. */
export function oncePerTurn(call: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    void nextTurn().then(() => {
      isDue = false
      call()
    })
  }
}
