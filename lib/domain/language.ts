export type Language = 'pt-BR' | 'en'

/** Text in both languages; `{name}` placeholders are filled from details. */
export type Text = { readonly pt: string; readonly en: string }

/** Returns a text in one language. */
export const textIn = ({ pt, en }: Text, language: Language): string => (language === 'en' ? en : pt)

export const LANGUAGE_COOKIE = 'language'

/** One year. */
export const LANGUAGE_SECONDS = 31_536_000

/** Returns the language of a stored choice: Portuguese unless English was chosen. */
export const readLanguage = (stored: string | undefined): Language => (stored === 'en' ? 'en' : 'pt-BR')
