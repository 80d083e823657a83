import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { MessagePage } from '#components/shell/message-page.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'

const TEXTS = texts({
  title: ['Não encontramos esta página', 'We did not find this page'],
  home: ['Ir para o início', 'Go to the start'],
  text: [
    'O endereço pode ter sido digitado de outro jeito, ou o que estava aqui não existe mais para a sua conta. Se você veio por um link, peça que ele seja enviado de novo.',
    'The address may have been typed differently, or what was here no longer exists for your account. If you came by a link, ask for it to be sent again.',
  ],
})

export default function NotFound() {
  const t = useTexts(TEXTS)
  return (
    <MessagePage
      title={t.title}
      action={
        // A plain `<a>`, because this page is in the shared bundle and Next's Link would enlarge it.
        <a href="/" className={buttonClasses({ variant: 'primary' })}>
          {t.home}
        </a>
      }
    >
      {t.text}
    </MessagePage>
  )
}
