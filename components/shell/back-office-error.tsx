'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SupportCode } from '#components/ui/support-code.tsx'
import { useLanguage } from '#components/use-language.ts'
import { usePageRetry } from './use-page-retry.ts'

const TEXTS = texts({
  title: ['Esta página não abriu', 'This page did not open'],
  ours: ['Algo deu errado do nosso lado', 'Something went wrong on our side'],
  text: [
    'O que já foi enviado está guardado. Tente de novo em alguns segundos; o resto do sistema continua no menu.',
    'What has been sent is kept. Try again in a few seconds; the rest of the system is still in the menu.',
  ],
  again: ['Tentar de novo', 'Try again'],
  home: ['Ir para o início', 'Go to the start'],
  support: ['Se continuar, fale com o suporte.', 'If it goes on, contact support.'],
})

type BackOfficeErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** The menu, the palette and the shortcuts stay usable beside the error. */
export const BackOfficeError = ({ error, reset }: BackOfficeErrorProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const retry = usePageRetry(reset)
  return (
    <>
      <h1 className="mb-6 font-semibold text-2xl leading-8 tracking-tight">{t.title}</h1>
      {/* This component is in the shared bundle but rarely shown, so it uses no icons and no `Callout`. */}
      <div
        role="alert"
        className="max-w-2xl rounded-card border border-danger-line bg-danger-soft p-3.5 text-danger text-sm"
      >
        <p className="font-medium">{t.ours}</p>
        <p className="mt-1 text-ink">
          {t.text} {t.support}
        </p>
        {error.digest ? <SupportCode code={error.digest} language={language} /> : null}
        <div className="mt-3 flex flex-wrap gap-2 text-ink">
          <button type="button" onClick={retry} className={buttonClasses({ variant: 'primary' })}>
            {t.again}
          </button>
          <a href="/" className={buttonClasses({})}>
            {t.home}
          </a>
        </div>
      </div>
    </>
  )
}
