import { readTheme, type Theme } from '#lib/domain/theme.ts'

export const watchTheme = (notify: () => void): (() => void) => {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

export const chosenTheme = (): Theme => readTheme(document.documentElement.dataset.theme)
