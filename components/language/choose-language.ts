'use server'
import { cookies } from 'next/headers'
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, readLanguage } from '#lib/domain/language'

/** Keeps the language of the button that sent the form; the page it is on is rendered anew in it. */
export const chooseLanguage = async (form: FormData): Promise<void> => {
  const chosen = form.get('language')
  const language = readLanguage(typeof chosen === 'string' ? chosen : undefined)
  const jar = await cookies()
  jar.set(LANGUAGE_COOKIE, language, { path: '/', maxAge: LANGUAGE_SECONDS, sameSite: 'lax' })
}
