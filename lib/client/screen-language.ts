import { type Language, readLanguage } from '#lib/domain/language.ts'

export const screenLanguage = (): Language =>
  readLanguage(typeof document === 'undefined' ? undefined : document.documentElement.lang)
