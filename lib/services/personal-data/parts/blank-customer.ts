import { randomInt } from 'node:crypto'
import type { Day } from '#lib/domain/calendar.ts'
import type { Worker } from '#lib/domain/clt/worker.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'

const NAME = 'Dados eliminados'

/** Returns replacement values. A customer's rows share a random negative CPF, which keeps counts right. */
export const blankCustomer = () => {
  const documentNumber = `-${String(randomInt(10 ** 10)).padStart(10, '0')}`
  const phone = { countryCode: '55', areaCode: '00', number: '000000000' }
  const address = {
    ...{ postalCode: '00000000', state: '', city: '', neighborhood: '', street: '', number: '' },
    complement: null,
  }
  const borrower: Borrower = {
    ...{ name: NAME, documentNumber, phone, address, birthDate: '1900-01-01' as Day, email: '' },
    ...{ identityDocument: '', motherName: '', nationality: '', maritalStatus: 'single', isPep: false },
  }
  const payment: Payment = { type: 'pix', key: '', keyKind: 'random' }
  const worker: Worker = {
    ...{ consultEligible: false, employerName: null, employerDocumentNumber: null, registrationNumber: null },
    ...{ workerCategoryCode: null, admissionDate: null, terminationDate: null, marginBaseCents: null },
  }
  return { name: NAME, documentNumber, phone, borrower, payment, worker }
}
