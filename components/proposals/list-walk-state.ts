let steps = 0
let ahead: string | null = null

/** Where a walk by keys through a list leads: the page of a proposal comes a moment after the key. */
export const listWalkState = {
  /** The proposal whose page is on the way. */
  ahead: (): string | null => ahead,
  lead: (id: string | null): void => {
    ahead = id
  },
  /** Takes a step, which may have to read where it leads. */
  during: async (step: () => Promise<void>): Promise<void> => {
    steps += 1
    try {
      await step()
    } finally {
      steps -= 1
    }
  },
  /**
   * The proposal that was asked for last, where `shown` is on the screen; an empty text as long as it is not
   * known.
   */
  askedFor: (shown: string): string => (steps > 0 ? '' : (ahead ?? shown)),
}
