import type { Connection } from '#db/client.ts'
import { findBank } from '#db/queries/proposals/banks.ts'
import { decidePixKey } from '#lib/domain/documents/pix-key.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Payment, PaymentRequest } from '#lib/domain/proposals/payment.ts'

/** JSON pointers into the caller's input, for refusals of the PIX key or the bank. */
export type PaymentPointers = { key: string; bank: string }

type PaymentInput = {
  payment: PaymentRequest
  documentNumber: string
  phone: { areaCode: string; number: string }
  pointers: PaymentPointers
}

/** Finds the bank or PIX key kind. @throws pix_key_type_required, pix_key_not_of_borrower, invalid_bank */
export const resolvePayment = async (tx: Connection, input: PaymentInput): Promise<Payment> => {
  const { payment } = input
  if (payment.type === 'pix') {
    const { key, keyKind: kind } = payment
    const pixKey = kind === null ? decidePixKey({ key, kind }, input) : { key, kind }
    if (!pixKey) throw fieldRefusal({ pointer: input.pointers.key, code: 'pix_key_type_required' })
    const foreign = pixKey.kind === 'cpf' && pixKey.key !== input.documentNumber
    if (foreign) throw fieldRefusal({ pointer: input.pointers.key, code: 'pix_key_not_of_borrower' })
    return { type: 'pix', key: pixKey.key, keyKind: pixKey.kind }
  }
  const { bank: bankInput, ...account } = payment
  const bank = await findBank(tx, bankInput)
  if (!bank) throw fieldRefusal({ pointer: input.pointers.bank, code: 'invalid_bank' })
  return { ...account, bankId: bank.id, bankName: bank.shortName }
}
