import { type Language, readLanguage } from '#lib/domain/language'

/**
 * The language the screen is rendered in, for words made outside of components; Portuguese where there is no
 * screen.
 */
export const screenLanguage = (): Language =>
  readLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang)
