let steps = 0
let ahead: string | null = null

/** Tracks the navigation target, because its page appears a moment after the key press. */
export const listNavigation = {
  /** Proposal whose page is loading. */
  ahead: (): string | null => ahead,
  setAhead: (id: string | null): void => {
    ahead = id
  },
  /** Marks a step as pending while it runs, because finding its target may need a request. */
  during: async (step: () => Promise<void>): Promise<void> => {
    steps += 1
    try {
      await step()
    } finally {
      steps -= 1
    }
  },
  /** Returns the id requested last, `shownId` by default; '' while a step is pending. */
  requestedId: (shownId: string): string => (steps > 0 ? '' : (ahead ?? shownId)),
}
