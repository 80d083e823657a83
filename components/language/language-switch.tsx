'use client'
import { LanguageChoices } from '#components/shell/language-choices'
import { switchLanguage } from './switch-language.ts'

/** Portuguese or English; kept for the next visit. What was typed into long forms survives in its draft. */
export const LanguageSwitch = ({ className }: { className?: string }) => (
  <LanguageChoices
    choosing={(language) => ({ type: 'button', onClick: () => switchLanguage(language) })}
    className={className}
  />
)
