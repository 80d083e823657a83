const OWNER = 'drafts-of'

/** Drafts hold personal data: closing the tab, submitting or another person's sign-in deletes them. */
export const draftStorage = {
  belongTo: (person: string): void => {
    try {
      if (sessionStorage.getItem(OWNER) === person) return
      sessionStorage.clear()
      sessionStorage.setItem(OWNER, person)
    } catch {
      // Without storage there is nothing to clear.
    }
  },
  read: (key: string): Record<string, unknown> | null => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (key: string, values: unknown): void => {
    try {
      if (values === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Storage can be blocked or full; forms work without drafts.
    }
  },
}
