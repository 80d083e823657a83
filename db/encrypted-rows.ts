import { consultEmail, consultPhone, proposalBorrower, proposalPayment } from './encrypted-columns.ts'
import { openedObject } from './encrypted-object.ts'

type Key = { organizationId: string; id: string }
type OfProposal = { borrower?: object; payment?: object }
type OfConsult = { email?: string; phone?: object }

/** Decrypts borrower and payment where the row has them. */
export const openedProposal = <T extends Key & OfProposal>(row: T): T => ({
  ...row,
  ...(row.borrower && { borrower: openedObject(proposalBorrower, row, row.borrower) }),
  ...(row.payment && { payment: openedObject(proposalPayment, row, row.payment) }),
})

/** Decrypts e-mail and phone where the row has them. */
export const openedConsult = <T extends Key & OfConsult>(row: T): T => ({
  ...row,
  ...(row.email && { email: consultEmail.read(row, row.email) }),
  ...(row.phone && { phone: openedObject(consultPhone, row, row.phone) }),
})
