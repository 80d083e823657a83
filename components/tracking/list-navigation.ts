let steps = 0
let ahead: string | null = null

/** Shared state of keyboard navigation: a page appears a moment after its key press. */
export const listNavigation = {
  /** Proposal whose page is loading. */
  ahead: (): string | null => ahead,
  setAhead: (id: string | null): void => {
    ahead = id
  },
  /** Marks a step as pending; it may need a request to find its target. */
  during: async (step: () => Promise<void>): Promise<void> => {
    steps += 1
    try {
      await step()
    } finally {
      steps -= 1
    }
  },
  /** Returns the proposal requested last, `shownId` by default; '' while a step is pending. */
  requestedId: (shownId: string): string => (steps > 0 ? '' : (ahead ?? shownId)),
}
