const NAME = 'single-keys'
const CHANGED = 'shell:single-keys'

/** Single-letter shortcuts; users of speech input must be able to switch them off (WCAG 2.1.4). */
export const singleKeys = {
  read: (): boolean => {
    try {
      return localStorage.getItem(NAME) !== 'off'
    } catch {
      // Storage can be blocked; shortcuts are on by default.
      return true
    }
  },
  write: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(NAME)
      else localStorage.setItem(NAME, 'off')
    } catch {
      // Storage can be blocked; the choice is then not kept.
    }
    window.dispatchEvent(new Event(CHANGED))
  },
  watch: (notify: () => void) => {
    window.addEventListener(CHANGED, notify)
    window.addEventListener('storage', notify)
    return () => {
      window.removeEventListener(CHANGED, notify)
      window.removeEventListener('storage', notify)
    }
  },
}
