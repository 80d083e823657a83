let steps = 0
let ahead: string | null = null

/** Keyboard navigation between proposals. `ahead` is the proposal whose page is still loading. */
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
  /** Returns '' while a step is pending, then the proposal whose page is loading, and else `shownId`. */
  requestedId: (shownId: string): string => (steps > 0 ? '' : (ahead ?? shownId)),
}
