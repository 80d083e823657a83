import { cookies } from 'next/headers'
import { use } from 'react'
import { LANGUAGE_COOKIE, type Language, readLanguage } from '#lib/domain/language'

/** The language of the request this component is rendered for, on the server. */
export const useLanguage = (): Language => readLanguage(use(cookies()).get(LANGUAGE_COOKIE)?.value)
