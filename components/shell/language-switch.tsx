'use client'
import { switchLanguage } from '#components/language/switch-language.ts'
import { LanguageChoices } from '#components/shell/language-choices'

/** Portuguese or English; kept for the next visit. What was typed into long forms survives in its draft. */
export const LanguageSwitch = ({ className }: { className?: string }) => (
  <LanguageChoices
    choosing={(language) => ({ type: 'button', onClick: () => switchLanguage(language) })}
    className={className}
  />
)
