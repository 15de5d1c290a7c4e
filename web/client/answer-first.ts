interface AnswerFirst {
  /** Asks, and meets the answer; whatever comes meanwhile waits until that is done. */
  ask(asking: () => Promise<void>): Promise<void>
  /** Meets news now, or after the answer that is waited for. */
  after<News>(meet: (news: News) => void): (news: News) => void
}

/**
 * Where the house can only be asked again and again (polling), an answer and the news after it are read in one go. The news are
 * events, and would be met before the answer, which is a promise: the page would go back to what was before.
 */
export function answerFirst(): AnswerFirst {
  let asked = 0
  const waiting: (() => void)[] = []
  return {
    async ask(asking) {
      asked++
      try {
        await asking()
      } finally {
        if (--asked === 0) for (const meet of waiting.splice(0)) meet()
      }
    },
    after(meet) {
      return (news) => {
        if (asked === 0) meet(news)
        else waiting.push(() => meet(news))
      }
    },
  }
}
