import { MessagePage } from '#components/shell/message-page'
import { LinkButton } from '#components/ui/link-button'

export default function NotFound() {
  return (
    <MessagePage
      title="Não encontramos esta página"
      action={
        <LinkButton href="/" variant="primary">
          Ir para o início
        </LinkButton>
      }
    >
      O endereço pode ter sido digitado de outro jeito, ou o que estava aqui não existe mais para a sua conta.
      Se você veio por um link, peça que ele seja enviado de novo.
    </MessagePage>
  )
}
