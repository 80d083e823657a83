import { type Language, textIn } from '#lib/domain/language'

/** A text in Portuguese and in English. */
export type Bilingual = readonly [pt: string, en: string]

type Entry = Bilingual | ((...values: never[]) => Bilingual)

/** The texts of a component, by name; one with values in it is a function of them. */
export type Texts = Readonly<Record<string, Entry>>

/** The same texts in one language. */
export type LocalizedTexts<T extends Texts> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => Bilingual ? (...values: V) => string : string
}

/** Declares texts; it only fixes the types, so that one without its English does not compile. */
export const texts = <const T extends Texts>(declared: T): T => declared

/** One text in a language. */
export const localized = ([pt, en]: Bilingual, language: Language): string => textIn({ pt, en }, language)

/** All texts in a language. */
export const localizedTexts = <T extends Texts>(declared: T, language: Language): LocalizedTexts<T> =>
  Object.fromEntries(
    Object.entries<Entry>(declared).map(([name, entry]) => [
      name,
      typeof entry === 'function'
        ? (...values: never[]) => localized(entry(...values), language)
        : localized(entry, language),
    ]),
  ) as LocalizedTexts<T>
