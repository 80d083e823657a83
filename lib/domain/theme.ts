export type Theme = 'system' | 'light' | 'dark'

/** Cookie and localStorage entry: the server renders by the cookie; the entry survives a cleared cookie. */
export const THEME_COOKIE = 'theme'

export const readTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
