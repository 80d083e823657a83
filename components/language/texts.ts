import { type Language, textIn } from '#lib/domain/language.ts'

export type Bilingual = readonly [pt: string, en: string]

type Entry = Bilingual | ((...values: never[]) => Bilingual)

export type Texts = Readonly<Record<string, Entry>>

export type LocalizedTexts<T extends Texts> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => Bilingual ? (...values: V) => string : string
}

/** Returns its argument; exists only so that a text without English does not compile. */
export const texts = <const T extends Texts>(declared: T): T => declared

export const localized = ([pt, en]: Bilingual, language: Language): string => textIn({ pt, en }, language)

export const localizedTexts = <T extends Texts>(declared: T, language: Language): LocalizedTexts<T> =>
  Object.fromEntries(
    Object.entries<Entry>(declared).map(([name, entry]) => [
      name,
      typeof entry === 'function'
        ? (...values: never[]) => localized(entry(...values), language)
        : localized(entry, language),
    ]),
  ) as LocalizedTexts<T>
