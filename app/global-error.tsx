'use client'
import './globals.css'
import { MessagePage } from '#components/shell/message-page'
import { Button } from '#components/ui/button'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** The last resort, when even the root layout failed. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="pt-BR">
      <body>
        <title>Fora do ar · Originação de crédito</title>
        <MessagePage
          title="O sistema não respondeu"
          code={error.digest}
          action={
            <Button variant="primary" onClick={reset}>
              Tentar de novo
            </Button>
          }
        >
          O que já foi enviado está guardado. Tente de novo em alguns segundos.
        </MessagePage>
      </body>
    </html>
  )
}
