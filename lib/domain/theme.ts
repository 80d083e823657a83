export type Theme = 'system' | 'light' | 'dark'

/** The cookie lets the server render the chosen theme; localStorage survives a cleared cookie. */
export const THEME_COOKIE = 'theme'

export const readTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
