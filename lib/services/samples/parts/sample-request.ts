import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'
import { SAMPLE_REFERENCE } from '#lib/domain/samples/sample-set.ts'
import type { SampleStage } from './sample-stage.ts'

export const REFERENCE = SAMPLE_REFERENCE

const PIX_REFUSED_SCENARIO = '930'
const TRANSFER_EVERY = 4

/** Makes the borrower of a `held` story politically exposed, which the default review rules hold. */
export const fgtsBorrowerOf = ({ customer, documentNumber, story }: SampleStage): Borrower => ({
  ...customer.person,
  documentNumber,
  isPep: story.end === 'held',
})

export const cltBorrowerOf = (stage: SampleStage): Borrower => ({
  ...fgtsBorrowerOf(stage),
  ...stage.customer.identity,
})

export const samplePayment = ({ documentNumber, story }: SampleStage): PaymentRequest =>
  story.number % TRANSFER_EVERY === 0 && story.scenario !== PIX_REFUSED_SCENARIO
    ? {
        type: 'transfer',
        bank: '001',
        branch: '1234',
        account: String(100_000 + story.number),
        digit: '0',
        accountType: 'checking',
      }
    : { type: 'pix', key: documentNumber, keyKind: 'cpf' }
