import { phoneE164 } from '#lib/domain/documents/phone.ts'
import {
  type CodeChannel,
  type CodeMessage,
  codeMail,
  codeTextMessage,
} from '#lib/domain/formalization/signature-code.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { sendTextMessage } from '#lib/messages/send-text-message.ts'

type Delivery = {
  id: string
  channel: CodeChannel
  borrower: Pick<Borrower, 'phone' | 'email'>
  message: CodeMessage
  at: Date
}

/** Sends the code; must be called outside any transaction. Returns null if the message was not accepted. */
export const deliverCode = async ({
  id,
  channel,
  borrower,
  message,
  at,
}: Delivery): Promise<{ messageId: string } | null> => {
  if (channel === 'demonstration') return { messageId: '' }
  if (channel === 'email') {
    const { outcome } = await sendMail({ id, to: borrower.email, ...codeMail(message), at })
    return outcome === 'sent' ? { messageId: id } : null
  }
  const to = phoneE164(borrower.phone)
  const { messageId } = await sendTextMessage({
    channel,
    to,
    text: codeTextMessage(message),
    code: message.code,
  })
  return messageId === null ? null : { messageId }
}
