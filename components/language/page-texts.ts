import { cookies } from 'next/headers'
import { LANGUAGE_COOKIE, readLanguage } from '#lib/domain/language.ts'
import { type LocalizedTexts, localizedTexts, type Texts } from './texts.ts'

/** Returns the texts for pages and layouts, which are asynchronous and cannot use `useTexts`. */
export const pageTexts = async <T extends Texts>(declared: T): Promise<LocalizedTexts<T>> =>
  localizedTexts(declared, readLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value))
