import { cookies } from 'next/headers'
import { use } from 'react'
import { LANGUAGE_COOKIE, type Language, readLanguage } from '#lib/domain/language.ts'

/** Server-side counterpart of the hook in `language-of-browser.ts`. */
export const useLanguage = (): Language => readLanguage(use(cookies()).get(LANGUAGE_COOKIE)?.value)
