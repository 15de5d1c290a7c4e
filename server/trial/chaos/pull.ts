/** What a trial may tell its server. */
export interface Pull {
  /** Milliseconds by which the system's clock is wrong from now on. */
  readonly skew?: number
  /** Kills the threads that bots think on. */
  readonly killThreads?: true
}

/** The skew that a server starts with. */
export const SKEW = 'TRIAL_SKEW'
