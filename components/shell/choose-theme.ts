import { THEME_COOKIE, type Theme } from '#lib/domain/theme.ts'

export const chooseTheme = (theme: Theme): void => {
  const root = document.documentElement
  try {
    if (theme === 'system') localStorage.removeItem(THEME_COOKIE)
    else localStorage.setItem(THEME_COOKIE, theme)
  } catch {
    // Storage can be blocked; the cookie below still keeps the theme.
  }
  const life = theme === 'system' ? 0 : 31_536_000
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${life}; samesite=lax`
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
