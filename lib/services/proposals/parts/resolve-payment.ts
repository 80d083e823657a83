import type { Connection } from '#db/client'
import { findBank } from '#db/queries/banks'
import type { Language } from '#lib/domain/language'
import type { Payment, PaymentRequest } from '#lib/domain/proposals/payment'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import { fieldRefusal } from './field-refusal.ts'

/** Where key and bank stand in the caller's input, as JSON pointers. */
export type PaymentPointers = { key: string; bank: string }

type Asked = {
  payment: PaymentRequest
  /** The borrower's CPF: the money goes to nobody else. */
  documentNumber: string
  language: Language
  pointers: PaymentPointers
}

/** Completes a payment with its bank. Throws `pix_key_not_of_borrower` or `invalid_bank`, pointing at the field. */
export const resolvePayment = async (tx: Connection, asked: Asked): Promise<Payment> => {
  const { payment } = asked
  if (payment.type === 'pix') {
    const foreign = payment.keyKind === 'cpf' && payment.key !== asked.documentNumber
    if (foreign) throw refused(asked, 'pix_key_not_of_borrower', asked.pointers.key)
    return payment
  }
  const { bank: named, ...account } = payment
  const bank = await findBank(tx, named)
  if (!bank) throw refused(asked, 'invalid_bank', asked.pointers.bank)
  return { ...account, bankId: bank.id, bankName: bank.shortName }
}

const refused = ({ language }: Asked, code: ReasonCode, pointer: string) =>
  fieldRefusal(language, { code, pointer })
