/** The languages people are spoken to in; codes never change with them. */
export type Language = 'pt-BR' | 'en'

/** A text for people in both languages; `{name}` in it is filled from details. */
export type Text = { readonly pt: string; readonly en: string }

/** A text in one language. */
export const textIn = ({ pt, en }: Text, language: Language): string => (language === 'en' ? en : pt)

/** The cookie a person's choice is kept in. */
export const LANGUAGE_COOKIE = 'language'

/** How long a choice is kept: a year. */
export const LANGUAGE_SECONDS = 31_536_000

/** The language of a stored choice: Portuguese unless English was chosen. */
export const readLanguage = (stored: string | undefined): Language => (stored === 'en' ? 'en' : 'pt-BR')
