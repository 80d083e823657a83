const NAME = 'single-keys'
const CHANGED = 'shell:single-keys'

/** Setting for single-letter shortcuts, which users of speech input can switch off (WCAG 2.1.4). */
export const singleKeys = {
  read: (): boolean => {
    try {
      return localStorage.getItem(NAME) !== 'off'
    } catch {
      return true
    }
  },
  write: (on: boolean): void => {
    try {
      if (on) localStorage.removeItem(NAME)
      else localStorage.setItem(NAME, 'off')
    } catch {
      // Storage can be blocked; the setting is then lost.
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
