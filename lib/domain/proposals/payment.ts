import { maskPixKey, type PixKeyKind } from '#lib/domain/documents/pix-key.ts'

export type AccountType = 'checking' | 'savings' | 'payment'

/** A PIX key or a bank account; it always belongs to the borrower. */
export type Payment =
  | { type: 'pix'; key: string; keyKind: PixKeyKind }
  | {
      type: 'transfer'
      bankId: string
      bankName: string
      branch: string
      account: string
      digit: string
      accountType: AccountType
    }

/** `bank` is a COMPE code, an ISPB or our own id of a bank; `keyKind` is null for an ambiguous key. */
export type PaymentRequest =
  | { type: 'pix'; key: string; keyKind: PixKeyKind | null }
  | (Omit<Extract<Payment, { type: 'transfer' }>, 'bankId' | 'bankName'> & { bank: string })

/** Masks key and account except for the part by which the owner recognises them (LGPD). */
export const maskPayment = (payment: Payment): Payment =>
  payment.type === 'pix'
    ? { ...payment, key: maskPixKey({ kind: payment.keyKind, key: payment.key }) }
    : { ...payment, account: lastOf(payment.account) }

const lastOf = (account: string) => `${'*'.repeat(Math.max(0, account.length - 3))}${account.slice(-3)}`
