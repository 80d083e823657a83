'use client'
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, type Language } from '#lib/domain/language'
import { LanguageChoices } from './language-choices.tsx'

const choose = (language: Language) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_SECONDS}; samesite=lax`
  location.reload()
}

/** Portuguese or English; kept for the next visit. What was typed into long forms survives in its draft. */
export const LanguageSwitch = ({ className }: { className?: string }) => (
  <LanguageChoices
    choosing={(language) => ({ type: 'button', onClick: () => choose(language) })}
    className={className}
  />
)
