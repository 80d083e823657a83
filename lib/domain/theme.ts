export type Theme = 'system' | 'light' | 'dark'

/** Name of a cookie, by which the server renders, and of a localStorage entry, which outlives the cookie. */
export const THEME_COOKIE = 'theme'

export const readTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'
