'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FailedPage } from '#components/shell/failed-page.tsx'
import { usePageRetry } from '#components/shell/use-page-retry.ts'
import { SupportCode } from '#components/ui/support-code.tsx'
import { useLanguage } from '#components/use-language.ts'

const TEXTS = texts({
  title: ['Algo deu errado do nosso lado', 'Something went wrong on our side'],
  again: ['Tentar de novo', 'Try again'],
  home: ['Ir para o início', 'Go to the start'],
  text: [
    'O que já foi enviado está guardado. Tente de novo em alguns segundos; se continuar, fale com o suporte.',
    'What has been sent is kept. Try again in a few seconds; if it goes on, contact support.',
  ],
})

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const retry = usePageRetry(reset)
  return (
    <FailedPage
      title={t.title}
      text={t.text}
      code={error.digest ? <SupportCode code={error.digest} language={language} /> : null}
      again={t.again}
      onAgain={retry}
      home={t.home}
    />
  )
}
