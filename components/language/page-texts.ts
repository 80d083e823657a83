import { cookies } from 'next/headers'
import { LANGUAGE_COOKIE, readLanguage } from '#lib/domain/language'
import { type LocalizedTexts, localizedTexts, type Texts } from './texts.ts'

/**
 * The texts of a page or layout (which are asynchronous and can use no hook) in the language of its request.
 */
export const pageTexts = async <T extends Texts>(declared: T): Promise<LocalizedTexts<T>> =>
  localizedTexts(declared, readLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value))
