import type { Borrower } from '../proposals/borrower.ts'

type Person = Pick<Borrower, 'name' | 'birthDate' | 'email' | 'phone'>

/**
 * What is known of a customer who borrows again: of their last proposal, or of their last term, which knows
 * less. Their CPF is not among it: the screen knows it masked.
 */
export type KnownBorrower = {
  /** When it was given. */
  givenAt: Date
  borrower: Person & Partial<Omit<Borrower, 'documentNumber' | 'workData'>>
  /** The PIX key, where it is the CPF or a contact that is among the rest; any other is asked for again. */
  pixKey: 'cpf' | 'phone' | 'email' | null
}
