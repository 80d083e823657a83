import { MessagePage } from '../shell/message-page.tsx'

/** What a customer's link that is not ours, or not whole, opens. */
export const InvalidLinkPage = () => (
  <MessagePage title="Este link não vale">
    Ele pode ter sido copiado pela metade, ou não existe mais. Volte à mensagem que você recebeu e toque no
    link de novo; se não abrir, peça um novo a quem atendeu você.
  </MessagePage>
)
