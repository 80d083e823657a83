const NAME = 'single-keys'
const CHANGED = 'shell:single-keys'

/**
 * Whether shortcuts of single letters work on this device (WCAG 2.1.4: whoever speaks to the screen, or
 * presses keys by chance, can switch them off). Kept for the next visit.
 */
export const singleKeys = {
  read: (): boolean => {
    try {
      return localStorage.getItem(NAME) !== 'off'
    } catch {
      // Storage can be blocked: then they work, as everywhere.
      return true
    }
  },
  write: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(NAME)
      else localStorage.setItem(NAME, 'off')
    } catch {
      // Not kept; nothing else is lost.
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
