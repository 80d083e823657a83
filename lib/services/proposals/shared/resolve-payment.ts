import type { Connection } from '#db/client.ts'
import { findBank } from '#db/queries/proposals/banks.ts'
import { decidePixKey } from '#lib/domain/documents/pix-key.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Payment, PaymentRequest } from '#lib/domain/proposals/payment.ts'

/** JSON pointers into the caller's input. */
export type PaymentPointers = { key: string; bank: string }

type Asked = {
  payment: PaymentRequest
  /** The borrower's CPF: the money goes to nobody else. */
  documentNumber: string
  phone: { areaCode: string; number: string }
  pointers: PaymentPointers
}

/** Adds the bank or the kind of key. @throws pix_key_type_required, pix_key_not_of_borrower, invalid_bank */
export const resolvePayment = async (tx: Connection, asked: Asked): Promise<Payment> => {
  const { payment } = asked
  if (payment.type === 'pix') {
    const { key, keyKind: kind } = payment
    const decided = kind === null ? decidePixKey({ key, kind }, asked) : { key, kind }
    if (!decided) throw fieldRefusal({ pointer: asked.pointers.key, code: 'pix_key_type_required' })
    const foreign = decided.kind === 'cpf' && decided.key !== asked.documentNumber
    if (foreign) throw fieldRefusal({ pointer: asked.pointers.key, code: 'pix_key_not_of_borrower' })
    return { type: 'pix', key: decided.key, keyKind: decided.kind }
  }
  const { bank: named, ...account } = payment
  const bank = await findBank(tx, named)
  if (!bank) throw fieldRefusal({ pointer: asked.pointers.bank, code: 'invalid_bank' })
  return { ...account, bankId: bank.id, bankName: bank.shortName }
}
