import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, type Language } from '#lib/domain/language.ts'

export const switchLanguage = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_SECONDS}; samesite=lax`
  location.reload()
}
