import { concealCpf } from '#lib/domain/documents/cpf.ts'
import { maskBirthDate } from '#lib/domain/documents/mask-birth-date.ts'
import { maskEmail } from '#lib/domain/documents/mask-email.ts'
import type { Borrower } from './borrower.ts'

const HIDDEN = '***'

/** Masks identity and contacts (LGPD art. 6 III: no more than needed); the rest is needed for phone calls. */
export const maskBorrower = (borrower: Borrower): Borrower => ({
  ...borrower,
  documentNumber: concealCpf(borrower.documentNumber),
  identityDocument: lastOf(borrower.identityDocument, 2),
  motherName: borrower.motherName.replace(/(?<=\p{L})\p{L}+/gu, HIDDEN),
  birthDate: maskBirthDate(borrower.birthDate),
  email: maskEmail(borrower.email),
  phone: { ...borrower.phone, number: lastOf(borrower.phone.number, 4) },
  address: {
    ...borrower.address,
    postalCode: `${borrower.address.postalCode.slice(0, 2)}******`,
    street: HIDDEN,
    number: HIDDEN,
    complement: borrower.address.complement === null ? null : HIDDEN,
  },
  ...(borrower.workData ? { workData: null } : {}),
})

const lastOf = (text: string, count: number) =>
  `${'*'.repeat(Math.max(0, text.length - count))}${text.slice(-count)}`
