'use client'
import './globals.css'
import { useState } from 'react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { FailedPage } from '#components/shell/failed-page.tsx'
import { SupportCode } from '#components/ui/support-code.tsx'
import { screenLanguage } from '#lib/client/screen-language.ts'

const TEXTS = texts({
  documentTitle: ['Fora do ar · Originação de crédito', 'Down · Credit origination'],
  title: ['O sistema não respondeu', 'The system did not answer'],
  again: ['Tentar de novo', 'Try again'],
  text: [
    'O que já foi enviado está guardado. Tente de novo em alguns segundos.',
    'What has been sent is kept. Try again in a few seconds.',
  ],
})

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

export default function GlobalError({ error, reset }: GlobalErrorProps) {
  // The root layout, which provides the language, has failed, so the language is read from `<html lang>`.
  const [language] = useState(screenLanguage)
  const t = localizedTexts(TEXTS, language)
  return (
    <html lang={language}>
      <body>
        <title>{t.documentTitle}</title>
        <FailedPage
          title={t.title}
          text={t.text}
          code={error.digest ? <SupportCode code={error.digest} language={language} /> : null}
          again={t.again}
          onAgain={reset}
        />
      </body>
    </html>
  )
}
