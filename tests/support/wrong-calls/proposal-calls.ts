import { expect } from 'vitest'
import { STRANGER, type World } from './world.ts'
import type { Call, WrongCall } from './wrong-call.ts'

const GONE = '0199a3b2-7c00-7000-8000-00000000dead'
const invalid = { status: 422, code: 'invalid_request' }
const propose = async ({ proposal }: World): Promise<Call> => ({
  path: '/fgts/proposal',
  body: await proposal(),
})
const proposeWith =
  (changes: Record<string, unknown>) =>
  async (world: World): Promise<Call> => ({
    path: '/fgts/proposal',
    body: { ...(await world.proposal()), ...changes },
  })
const transfer = proposeWith({
  payment: {
    type: 'transfer',
    data: { bankId: '001', agency: '1', account: '1234', digit: '5', accountType: 'checking_account' },
  },
})

export const FGTS_PROPOSAL_CALLS: readonly WrongCall[] = [
  {
    title: 'a CPF in a list',
    call: propose,
    wrong: ['/individualDocumentNumber', ['52998224725']],
    ...invalid,
    says: /texto entre aspas/,
  },
  {
    title: 'a marital status that is none',
    call: propose,
    wrong: ['/maritalStatus', 'noivo'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['single']) },
    says: /married/,
  },
  {
    title: 'a state by its name',
    call: propose,
    wrong: ['/state', 'São Paulo'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['SP', 'TO']) },
  },
  {
    title: 'an unknown kind of payment',
    call: propose,
    wrong: ['/payment/type', 'boleto'],
    ...invalid,
    field: { allowed: ['pix', 'transfer'] },
  },
  {
    title: 'no kind of payment',
    call: propose,
    wrong: ['/payment/type', undefined],
    ...invalid,
    field: { code: 'required', allowed: ['pix', 'transfer'] },
  },
  {
    title: 'a PIX key that is none',
    call: propose,
    wrong: ['/payment/data/pix', 'my key'],
    ...invalid,
    field: { code: 'invalid_pix_key' },
    says: /chave aleatória/,
  },
  {
    title: 'no PIX key',
    call: propose,
    wrong: ['/payment/data/pix', undefined],
    ...invalid,
    field: { code: 'required' },
  },
  {
    title: 'an unknown kind of account',
    call: transfer,
    wrong: ['/payment/data/accountType', 'salario'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['checking_account', 'savings_account']) },
  },
  { title: 'an agency in letters', call: transfer, wrong: ['/payment/data/agency', 'centro'], ...invalid },
  {
    title: 'a birth date that does not exist',
    call: propose,
    wrong: ['/birthDate', '1990-02-31'],
    ...invalid,
    field: { code: 'invalid_date' },
  },
  {
    title: 'a birth in the future',
    call: propose,
    wrong: ['/birthDate', '2090-01-31'],
    ...invalid,
    field: { code: 'date_out_of_range', minimum: expect.any(String), maximum: expect.any(String) },
  },
  {
    title: 'an e-mail without a domain',
    call: propose,
    wrong: ['/email', 'maria'],
    ...invalid,
    says: /e-mail/,
  },
  {
    title: 'a phone that is no mobile',
    call: propose,
    wrong: ['/phone', '33334444'],
    ...invalid,
    field: { code: 'invalid_phone' },
    says: /9 dígitos/,
  },
  {
    title: 'an area code that is none',
    call: propose,
    wrong: ['/phoneRegionCode', '00'],
    ...invalid,
    says: /DDD/,
  },
  {
    title: 'another country',
    call: propose,
    wrong: ['/phoneCountryCode', '351'],
    ...invalid,
    field: { allowed: ['55', '+55'] },
  },
  {
    title: 'a postal code too short',
    call: propose,
    wrong: ['/postalCode', '0131'],
    ...invalid,
    says: /8 dígitos/,
  },
  { title: 'a switch in words', call: propose, wrong: ['/isPEP', 'não'], ...invalid, says: /true ou false/ },
  {
    title: 'a name too long',
    call: propose,
    wrong: ['/name', 'M'.repeat(121)],
    ...invalid,
    field: { code: 'too_big', maximum: 120 },
  },
  {
    title: 'nothing but an id: every field that is missing, the inner ones of the payment too',
    call: () => ({ path: '/fgts/proposal', body: { fgtsSimulationId: GONE } }),
    ...invalid,
    extensions: {
      errors: expect.arrayContaining(
        ['/name', '/birthDate', '/state', '/payment', '/payment/type'].map((pointer) =>
          expect.objectContaining({ pointer, code: 'required' }),
        ),
      ),
    },
  },
  {
    title: 'a PIX key of another CPF',
    call: proposeWith({ payment: { type: 'pix', data: { pix: STRANGER, pixKeyType: 'cpf' } } }),
    status: 422,
    code: 'pix_key_not_of_borrower',
    extensions: { errors: [expect.objectContaining({ pointer: '/payment/data/pix' })] },
  },
  {
    title: 'a bank that is none',
    call: transfer,
    wrong: ['/payment/data/bankId', '9999'],
    status: 422,
    code: 'invalid_bank',
    says: /participantes/,
  },
  {
    title: 'the simulation of another CPF',
    call: propose,
    wrong: ['/individualDocumentNumber', STRANGER],
    status: 422,
    code: 'document_mismatch',
  },
  {
    title: 'a simulation that is none',
    call: proposeWith({ fgtsSimulationId: GONE }),
    status: 422,
    code: 'simulation_not_found',
  },
  {
    title: 'a used simulation',
    call: ({ usedProposal }) => ({ path: '/fgts/proposal', body: usedProposal }),
    status: 409,
    code: 'simulation_already_used',
    extensions: { proposalId: expect.any(String) },
  },
  {
    title: 'an expired simulation',
    call: ({ expiredProposal }) => ({ path: '/fgts/proposal', body: expiredProposal }),
    status: 410,
    code: 'simulation_expired',
  },
  {
    title: 'the cancellation of a paid proposal',
    call: ({ paidId }) => ({ path: `/fgts/proposal/${paidId}/cancel`, method: 'PATCH' }),
    status: 409,
    code: 'proposal_not_cancellable',
    extensions: { currentStatus: 'paid' },
  },
  {
    title: 'an unknown pending item',
    call: ({ openId }) => ({
      path: `/fgts/proposal/${openId}/solvePendency`,
      body: { type: 'pix', data: { pix: STRANGER } },
    }),
    wrong: ['/type', 'pix'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['pix_refusal']) },
  },
]
