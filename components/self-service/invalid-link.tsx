import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { MessagePage } from '#components/shell/message-page.tsx'

const TEXTS = texts({
  title: ['Este link não vale', 'This link is not valid'],
  text: [
    'Ele pode ter sido copiado pela metade, ou não existe mais. Volte à mensagem que você recebeu e toque no link de novo; se não abrir, peça um novo a quem atendeu você.',
    'It may have been copied only in part, or no longer exists. Go back to the message you received and tap the link again; if it does not open, ask whoever served you for a new one.',
  ],
})

export const InvalidLinkPage = () => {
  const t = useTexts(TEXTS)
  return <MessagePage title={t.title}>{t.text}</MessagePage>
}
