let steps = 0
let ahead: string | null = null

/**
 * Stores the proposal whose page is loading (`ahead`), because the page appears a moment after the key
 * press.
 */
export const listNavigation = {
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
  /** Returns '' while a step is pending; else the last id navigated to, or `shownId` if there is none. */
  requestedId: (shownId: string): string => (steps > 0 ? '' : (ahead ?? shownId)),
}
