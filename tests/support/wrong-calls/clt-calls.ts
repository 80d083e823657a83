import { expect } from 'vitest'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import type { World } from './world.ts'
import { type Call, changed, type WrongCall } from './wrong-call.ts'

const invalid = { status: 422, code: 'invalid_request' }
const order = (): Call => ({ path: '/private-consignment/consult', body: consultBody() })
const simulate = ({ cltSimulation }: World): Call => ({
  path: '/private-consignment/simulation',
  body: cltSimulation,
})
const operate = async ({ operation }: World): Promise<Call> => ({
  path: '/private-consignment/operation',
  body: await operation(),
})
const hook = ({ receiverUrl }: World): Call => ({
  path: '/user/webhook/proposal',
  body: { url: receiverUrl },
})
const replay = (): Call => ({
  path: '/user/webhook/replay',
  body: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
})

export const CLT_CALLS: readonly WrongCall[] = [
  {
    title: 'a gender that is none',
    call: order,
    wrong: ['/gender', 'X'],
    ...invalid,
    field: { allowed: ['male', 'female'] },
  },
  {
    title: 'no phone: its fields are listed too',
    call: order,
    wrong: ['/signerPhone', undefined],
    ...invalid,
    field: { code: 'required' },
    extensions: {
      errors: expect.arrayContaining([expect.objectContaining({ pointer: '/signerPhone/areaCode' })]),
    },
  },
  {
    title: 'a birth in the future',
    call: order,
    wrong: ['/birthDate', '2090-01-01'],
    ...invalid,
    field: { code: 'date_out_of_range', minimum: expect.any(String) },
  },
  {
    title: 'a minor',
    call: order,
    wrong: ['/birthDate', '2020-01-01'],
    status: 422,
    code: 'age_validation_minimum_age_not_reached',
  },
  {
    title: 'a second term of a CPF',
    call: ({ activeTerm }) => ({ path: '/private-consignment/consult', body: activeTerm }),
    status: 409,
    code: 'consult_already_exists_by_user_and_document_number',
    extensions: { consultId: expect.any(String) },
  },
  { title: 'a consult that is no id', call: simulate, wrong: ['/consult_id', '1'], ...invalid, says: /UUID/ },
  {
    title: 'a number of instalments in words',
    call: simulate,
    wrong: ['/number_of_installments', 'doze'],
    ...invalid,
    says: /[Nn]úmero inteiro/,
  },
  {
    title: 'both amounts',
    call: ({ cltSimulation }) => ({
      path: '/private-consignment/simulation',
      body: { ...cltSimulation, installment_face_value: 100, disbursed_amount: 900 },
    }),
    status: 422,
    code: 'simulation_amount_ambiguous',
  },
  {
    title: 'an instalment above the margin',
    call: ({ cltSimulation }) => ({
      path: '/private-consignment/simulation',
      body: { ...cltSimulation, installment_face_value: 350.01 },
    }),
    status: 422,
    code: 'simulation_installment_value_above_margin',
    extensions: { margin: 350 },
    says: /R\$ 350,00/,
  },
  {
    title: 'a consult that still waits',
    call: ({ cltSimulation, waitingConsultId }) => ({
      path: '/private-consignment/simulation',
      body: { ...cltSimulation, consult_id: waitingConsultId },
    }),
    status: 422,
    code: 'consult_not_ready',
  },
  {
    title: 'an unknown way to pay',
    call: operate,
    wrong: ['/borrower/bank/transfer_method', 'boleto'],
    ...invalid,
    field: { allowed: ['pix', 'ted'] },
  },
  {
    title: 'an account without its bank, and with a broken branch: both are listed',
    call: async (world) =>
      changed(await operate(world), '/borrower/bank', {
        transfer_method: 'ted',
        branch_number: 'x',
        account_number: '1',
        account_digit: '2',
      }),
    ...invalid,
    extensions: {
      errors: expect.arrayContaining([
        expect.objectContaining({ pointer: '/borrower/bank/bank_id', code: 'required' }),
        expect.objectContaining({ pointer: '/borrower/bank/branch_number' }),
      ]),
    },
  },
  {
    title: 'an unknown identity document',
    call: operate,
    wrong: ['/borrower/document_identification_type', 'passport'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['rg', 'cnh']) },
  },
  {
    title: 'a document issued before the birth',
    call: operate,
    wrong: ['/borrower/document_identification_date', '1980-01-01'],
    ...invalid,
    field: { code: 'date_out_of_range', minimum: '1990-03-15', maximum: expect.any(String) },
  },
  {
    title: 'no borrower: all of its fields are listed',
    call: operate,
    wrong: ['/borrower', undefined],
    ...invalid,
    field: { code: 'required' },
    extensions: {
      errors: expect.arrayContaining(
        ['/borrower/name', '/borrower/address/state', '/borrower/bank/transfer_method'].map((pointer) =>
          expect.objectContaining({ pointer, code: 'required' }),
        ),
      ),
    },
  },
]

export const WEBHOOK_CALLS: readonly WrongCall[] = [
  {
    title: 'an address without http',
    call: () => ({ path: '/user/webhook/proposal', body: { url: 'example.com/hook' } }),
    status: 422,
    code: 'webhook_url_invalid',
    says: /http ou https/,
  },
  { title: 'no address', call: hook, wrong: ['/url', undefined], ...invalid, field: { code: 'required' } },
  {
    title: 'an address that does not answer',
    call: ({ closedUrl }) => ({ path: '/user/webhook/proposal', body: { url: closedUrl } }),
    status: 422,
    code: 'webhook_validation_failed',
  },
  {
    title: 'an unknown kind',
    call: ({ receiverUrl }) => ({ path: '/user/webhook/payments', body: { url: receiverUrl } }),
    status: 404,
    code: 'address_not_found',
  },
  {
    title: 'a replay without its days',
    call: () => ({ path: '/user/webhook/replay', body: {} }),
    ...invalid,
    extensions: {
      errors: ['/from', '/to'].map((pointer) =>
        expect.objectContaining({ pointer, code: 'required', example: expect.any(String) }),
      ),
    },
  },
  {
    title: 'a replay of an instant without its offset',
    call: replay,
    wrong: ['/from', '2026-11-20 00:00'],
    ...invalid,
    field: { code: 'invalid_instant' },
  },
  {
    title: 'a replay of an unknown kind',
    call: replay,
    wrong: ['/kind', 'all'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['balance', 'proposal']) },
  },
]
