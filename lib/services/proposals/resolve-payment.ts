import type { Connection } from '#db/client'
import { findBank } from '#db/queries/banks'
import { DomainError } from '#lib/domain/errors'
import type { Payment, PaymentRequest } from '#lib/domain/proposals/payment'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import { type Language, reasonTexts } from '#lib/domain/reasons/reason-texts'

type Asked = {
  payment: PaymentRequest
  /** The borrower's CPF: the money goes to nobody else. */
  documentNumber: string
  language: Language
  /** Where the payment stands in the caller's input, as a JSON pointer to its data. */
  pointer: string
}

/** Completes a payment with its bank. Throws `pix_key_not_of_borrower` or `invalid_bank`, pointing at the field. */
export const resolvePayment = async (tx: Connection, asked: Asked): Promise<Payment> => {
  const { payment } = asked
  if (payment.type === 'pix') {
    const foreign = payment.keyKind === 'cpf' && payment.key !== asked.documentNumber
    if (foreign) throw refused(asked, 'pix_key_not_of_borrower', 'pix')
    return payment
  }
  const { bank: named, ...account } = payment
  const bank = await findBank(tx, named)
  if (!bank) throw refused(asked, 'invalid_bank', 'bankId')
  return { ...account, bankId: bank.id, bankName: bank.shortName }
}

const refused = (asked: Asked, code: ReasonCode, field: string) =>
  new DomainError(code, {}, [
    { pointer: `${asked.pointer}/${field}`, code, message: reasonTexts(code, asked.language).text },
  ])
