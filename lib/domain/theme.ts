export type Theme = 'system' | 'light' | 'dark'

/**
 * Name of the cookie and of the localStorage entry. The server reads the cookie to render the chosen theme;
 * the localStorage entry survives a cleared cookie.
 */
export const THEME_COOKIE = 'theme'

export const readTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
