const OWNER = 'drafts-of'

/**
 * Form drafts in `sessionStorage`, which ends with the tab; nothing leaves the device. Drafts hold personal
 * data of customers, so they are cleared after submission and when somebody else signs in.
 */
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
