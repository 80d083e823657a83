'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { MessagePage } from '#components/shell/message-page'
import { usePageRetry } from '#components/shell/use-page-retry.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'

const TEXTS = texts({
  title: ['Algo deu errado do nosso lado', 'Something went wrong on our side'],
  again: ['Tentar de novo', 'Try again'],
  home: ['Ir para o início', 'Go to the start'],
  text: [
    'O que já foi enviado está guardado. Tente de novo em alguns segundos; se continuar, fale com o suporte e informe o código abaixo.',
    'What has been sent is kept. Try again in a few seconds; if it goes on, contact support and give the code below.',
  ],
})

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTexts(TEXTS)
  const retry = usePageRetry(reset)
  return (
    <MessagePage
      title={t.title}
      code={error.digest}
      action={
        <>
          <button type="button" onClick={retry} className={buttonClasses({ variant: 'primary' })}>
            {t.again}
          </button>
          {/* A whole page load, and no weight on every page: this is on none but is sent with all. */}
          <a href="/" className={buttonClasses({})}>
            {t.home}
          </a>
        </>
      }
    >
      {t.text}
    </MessagePage>
  )
}
