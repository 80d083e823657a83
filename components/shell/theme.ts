export type Theme = 'system' | 'light' | 'dark'

/** The cookie lets the server render the chosen theme; localStorage survives a cleared cookie. */
export const THEME_COOKIE = 'theme'

export const readTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

export const watchTheme = (notify: () => void): (() => void) => {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export const chosenTheme = (): Theme => readTheme(document.documentElement.dataset.theme)
