import type { Borrower } from '#lib/domain/proposals/borrower.ts'

type Person = Pick<Borrower, 'name' | 'birthDate' | 'email' | 'phone'>

/** Data of the last proposal, or of the last consent term, which has fewer fields; never the CPF. */
export type KnownBorrower = {
  givenAt: Date
  borrower: Person & Partial<Omit<Borrower, 'documentNumber' | 'workData'>>
  /** Set if the PIX key is the CPF or a contact in `borrower`; any other key must be typed again. */
  pixKey: 'cpf' | 'phone' | 'email' | null
}
