import { decryptCustomer } from './customer-cpf.ts'
import { consultEmail, consultPhone, proposalBorrower, proposalPayment } from './encrypted-columns.ts'
import { decryptObject } from './encrypted-object.ts'

type Key = { organizationId: string; id: string }
type OfProposal = { documentNumber: string; borrower?: object; payment?: object }
type OfConsult = { documentNumber: string; email?: string; phone?: object }

export const decryptProposal = <T extends Key & OfProposal>(row: T): T => ({
  ...decryptCustomer('proposals', row),
  ...(row.borrower && { borrower: decryptObject(proposalBorrower, row, row.borrower) }),
  ...(row.payment && { payment: decryptObject(proposalPayment, row, row.payment) }),
})

export const decryptConsult = <T extends Key & OfConsult>(row: T): T => ({
  ...decryptCustomer('clt_consults', row),
  ...(row.email && { email: consultEmail.read(row, row.email) }),
  ...(row.phone && { phone: decryptObject(consultPhone, row, row.phone) }),
})
