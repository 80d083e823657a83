import type { ComponentProps } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({ language: ['Idioma', 'Language'] })

// Each language is named in that language, so that its speakers recognise it.
export const LANGUAGE_CHOICES = [
  { language: 'pt-BR', short: 'PT', name: 'Português' },
  { language: 'en', short: 'EN', name: 'English' },
] as const

type LanguageChoicesProps = {
  choosing: (language: Language) => ComponentProps<'button'>
  className?: string | undefined
}

export const LanguageChoices = ({ choosing, className }: LanguageChoicesProps) => {
  const language = useLanguage()
  const t = useTexts(TEXTS)
  return (
    <fieldset className={cn('inline-flex rounded-full border bg-sunken p-0.5', className)}>
      <legend className="sr-only">{t.language}</legend>
      {LANGUAGE_CHOICES.map((choice) => (
        <button
          {...choosing(choice.language)}
          key={choice.language}
          lang={choice.language}
          title={choice.name}
          // The accessible name includes the visible letters, for speech input (WCAG 2.5.3).
          aria-label={`${choice.short}: ${choice.name}`}
          aria-pressed={language === choice.language}
          className={cn(
            'h-7 min-w-8 rounded-full px-2 font-medium text-ink-muted text-xs hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11',
            'aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card',
          )}
        >
          {choice.short}
        </button>
      ))}
    </fieldset>
  )
}
