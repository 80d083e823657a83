import { type Language, readLanguage } from '#lib/domain/language.ts'

/** Returns the document's language, for texts created outside components; Portuguese without a document. */
export const screenLanguage = (): Language =>
  readLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang)
