export type Language = 'pt-BR' | 'en'

/** Text in both languages; may have `{name}` placeholders for a reason's details. */
export type Text = { readonly pt: string; readonly en: string }

export const textIn = ({ pt, en }: Text, language: Language): string => (language === 'en' ? en : pt)

export const LANGUAGE_COOKIE = 'language'

/** Lifetime of the language cookie: one year. */
export const LANGUAGE_SECONDS = 31_536_000

export const readLanguage = (stored: string | undefined): Language => (stored === 'en' ? 'en' : 'pt-BR')
