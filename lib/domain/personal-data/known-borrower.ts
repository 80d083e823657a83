import type { Borrower } from '#lib/domain/proposals/borrower.ts'

type Person = Pick<Borrower, 'name' | 'birthDate' | 'email' | 'phone'>

/** From the last proposal, or the last term, which knows less; screens know the CPF masked. */
export type KnownBorrower = {
  givenAt: Date
  borrower: Person & Partial<Omit<Borrower, 'documentNumber' | 'workData'>>
  /** Set where the PIX key is the CPF or a contact in `borrower`; any other key is asked for again. */
  pixKey: 'cpf' | 'phone' | 'email' | null
}
