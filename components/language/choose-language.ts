'use server'
import { cookies } from 'next/headers'
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, readLanguage } from '#lib/domain/language.ts'

/** Form action that changes the language without JavaScript. */
export const chooseLanguage = async (form: FormData): Promise<void> => {
  const value = form.get('language')
  const language = readLanguage(typeof value === 'string' ? value : undefined)
  const jar = await cookies()
  jar.set(LANGUAGE_COOKIE, language, { path: '/', maxAge: LANGUAGE_SECONDS, sameSite: 'lax' })
}
