'use client'
import { switchLanguage } from '#components/language/switch-language.ts'
import { LanguageChoices } from '#components/shell/language-choices.tsx'

/** The page reloads; drafts keep what was typed into long forms. */
export const LanguageSwitch = ({ className }: { className?: string }) => (
  <LanguageChoices
    choosing={(language) => ({ type: 'button', onClick: () => switchLanguage(language) })}
    className={className}
  />
)
