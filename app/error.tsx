'use client'
import { RotateCw } from 'lucide-react'
import { MessagePage } from '#components/shell/message-page'
import { Button } from '#components/ui/button'
import { LinkButton } from '#components/ui/link-button'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <MessagePage
      title="Algo deu errado do nosso lado"
      code={error.digest}
      action={
        <>
          <Button variant="primary" icon={<RotateCw />} onClick={reset}>
            Tentar de novo
          </Button>
          <LinkButton href="/">Ir para o início</LinkButton>
        </>
      }
    >
      O que já foi enviado está guardado. Tente de novo em alguns segundos; se continuar, fale com o suporte e
      informe o código abaixo.
    </MessagePage>
  )
}
