import { type Language, readLanguage } from '#lib/domain/language.ts'

/** For texts made outside of components; Portuguese if there is no document. */
export const screenLanguage = (): Language =>
  readLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang)
