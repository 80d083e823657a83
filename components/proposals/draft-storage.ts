/** What a person typed, kept in this tab: the session's storage ends with it, and nothing leaves the device. */
export const draftStorage = {
  read: (key: string): Record<string, unknown> | null => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  /** Null forgets it. */
  write: (key: string, values: unknown): void => {
    try {
      if (values === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Storage can be blocked or full; a form works without a draft.
    }
  },
}
