/** A person's frames in a second, and how many may come at once. */
const PER_SECOND = 20
const AT_ONCE = 60

/** How many frames a connection may still send: it fills up with time. */
export class Allowance {
  private readonly isLimited: boolean
  private left = AT_ONCE
  private filledAt = performance.now()

  constructor(isLimited: boolean) {
    this.isLimited = isLimited
  }

  take(): boolean {
    if (!this.isLimited) return true
    const now = performance.now()
    this.left = Math.min(AT_ONCE, this.left + ((now - this.filledAt) / 1000) * PER_SECOND)
    this.filledAt = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
