'use client'
import { switchLanguage } from '#components/language/switch-language.ts'
import { LanguageChoices } from '#components/shell/language-choices.tsx'

/** Reloads the page; drafts keep the values typed into long forms. */
export const LanguageSwitch = ({ className }: { className?: string }) => (
  <LanguageChoices
    choosing={(language) => ({ type: 'button', onClick: () => switchLanguage(language) })}
    className={className}
  />
)
