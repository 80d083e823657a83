const OWNER = 'drafts-of'

/**
 * What a person typed, kept in this tab: the session's storage ends with it, and nothing leaves the device.
 * It is personal data of a customer, so it is forgotten once sent, and when somebody else signs in.
 */
export const draftStorage = {
  /** Forgets what anybody else typed in this tab. */
  belongTo: (person: string): void => {
    try {
      if (sessionStorage.getItem(OWNER) === person) return
      sessionStorage.clear()
      sessionStorage.setItem(OWNER, person)
    } catch {
      // Without storage there is nothing to forget.
    }
  },
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
