import { type Language, textIn } from '#lib/domain/language.ts'

const CAUSES = {
  timeout: { pt: 'o servidor de e-mail não respondeu a tempo', en: 'the mail server did not answer in time' },
  connection_refused: {
    pt: 'o servidor de e-mail recusou a conexão',
    en: 'the mail server refused the connection',
  },
  name_not_found: {
    pt: 'o nome do servidor de e-mail não foi encontrado',
    en: 'the name of the mail server was not found',
  },
  tls: {
    pt: 'a conexão segura (TLS) com o servidor de e-mail falhou',
    en: 'the secure connection (TLS) to the mail server failed',
  },
  sign_in: {
    pt: 'o servidor de e-mail recusou o usuário ou a senha',
    en: 'the mail server refused the user or the password',
  },
  recipient_refused: {
    pt: 'o servidor de e-mail recusou o remetente ou o destinatário',
    en: 'the mail server refused the sender or the recipient',
  },
  message_refused: {
    pt: 'o servidor de e-mail recusou a mensagem',
    en: 'the mail server refused the message',
  },
  unreachable: {
    pt: 'não houve conexão com o servidor de e-mail',
    en: 'there was no connection to the mail server',
  },
} as const

export type MailFailure = keyof typeof CAUSES

export const isMailFailure = (text: string): text is MailFailure => Object.hasOwn(CAUSES, text)

/** Returns the cause as a clause that ends a sentence. */
export const mailFailureText = (cause: MailFailure, language: Language): string =>
  textIn(CAUSES[cause], language)
