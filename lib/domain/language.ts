/** The languages people are spoken to in; codes never change with them. */
export type Language = 'pt-BR' | 'en'

/** The cookie a person's choice is kept in. */
export const LANGUAGE_COOKIE = 'language'

/** How long a choice is kept: a year. */
export const LANGUAGE_SECONDS = 31_536_000

/** The language of a stored choice: Portuguese unless English was chosen. */
export const readLanguage = (stored: string | undefined): Language => (stored === 'en' ? 'en' : 'pt-BR')
