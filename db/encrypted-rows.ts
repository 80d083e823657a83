import { consultEmail, consultPhone, proposalBorrower, proposalPayment } from './encrypted-columns.ts'
import { openedObject } from './encrypted-object.ts'

type Key = { organizationId: string; id: string }
type OfProposal = { borrower?: object; payment?: object }
type OfConsult = { email?: string; phone?: object }

/** A row of a proposal as it was given, in the members that it has. */
export const openedProposal = <T extends Key & OfProposal>(row: T): T => ({
  ...row,
  ...(row.borrower && { borrower: openedObject(proposalBorrower, row, row.borrower) }),
  ...(row.payment && { payment: openedObject(proposalPayment, row, row.payment) }),
})

/** A row of a consult as it was given. */
export const openedConsult = <T extends Key & OfConsult>(row: T): T => ({
  ...row,
  ...(row.email && { email: consultEmail.read(row, row.email) }),
  ...(row.phone && { phone: openedObject(consultPhone, row, row.phone) }),
})
