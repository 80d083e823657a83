let steps = 0
let ahead: string | null = null

/** Proposal whose page is loading: the page appears a moment after the key press. */
export const listNavigation = {
  ahead: (): string | null => ahead,
  setAhead: (id: string | null): void => {
    ahead = id
  },
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
