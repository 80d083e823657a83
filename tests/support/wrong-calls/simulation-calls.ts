import { expect } from 'vitest'
import { STRANGER, type World } from './world.ts'
import type { Call, WrongCall } from './wrong-call.ts'

const GONE = '0199a3b2-7c00-7000-8000-00000000dead'
const invalid = { status: 422, code: 'invalid_request' }
const simulate = ({ simulation }: World): Call => ({ path: '/fgts/simulations', body: simulation })
const query = ({ simulation }: World): Call => ({
  path: '/fgts/balance',
  body: { documentNumber: simulation.documentNumber, provider: 'aurora' },
})
const simulateOf =
  (choose: (world: World) => unknown) =>
  (world: World): Call => ({
    path: '/fgts/simulations',
    body: { ...world.simulation, desiredInstallments: choose(world) },
  })
const first = ({ simulation }: World) => simulation.desiredInstallments[0]

export const FGTS_SIMULATION_CALLS: readonly WrongCall[] = [
  {
    title: 'a CPF of ten digits',
    call: query,
    wrong: ['/documentNumber', '5299822472'],
    ...invalid,
    says: /11 dígitos/,
  },
  {
    title: 'a CPF with wrong check digits',
    call: query,
    wrong: ['/documentNumber', '52998224726'],
    ...invalid,
    field: { code: 'invalid_cpf' },
  },
  {
    title: 'a CPF that is missing',
    call: query,
    wrong: ['/documentNumber', undefined],
    ...invalid,
    field: { code: 'required' },
    says: /11 dígitos/,
  },
  {
    title: 'an institution that is missing',
    call: simulate,
    wrong: ['/provider', undefined],
    ...invalid,
    field: { code: 'required', example: 'aurora' },
  },
  {
    title: 'an institution nobody knows',
    call: (world) => ({ ...query(world), body: { documentNumber: STRANGER, provider: 'qi' } }),
    status: 422,
    code: 'provider_not_supported',
    extensions: { allowed: ['aurora', 'caravela', 'ipe'] },
  },
  {
    title: 'a query while one is running',
    call: ({ running }) => ({ path: '/fgts/balance', body: { documentNumber: running, provider: 'aurora' } }),
    status: 409,
    code: 'balance_query_in_progress',
    extensions: { queryId: expect.any(String) },
    headers: { 'retry-after': /^\d+$/ },
  },
  {
    title: 'a table that is no id',
    call: simulate,
    wrong: ['/simulationFeesId', 'default'],
    ...invalid,
    says: /UUID/,
  },
  {
    title: 'a balance that is no id',
    call: simulate,
    wrong: ['/balanceId', '12345'],
    ...invalid,
    says: /UUID/,
  },
  {
    title: 'no instalments',
    call: simulate,
    wrong: ['/desiredInstallments', undefined],
    ...invalid,
    field: { code: 'required', maximum: 100 },
  },
  {
    title: 'instalments that are no list',
    call: simulate,
    wrong: ['/desiredInstallments', {}],
    ...invalid,
    says: /lista/,
  },
  {
    title: 'a due date written as in Brazil',
    call: simulate,
    wrong: ['/desiredInstallments/0/dueDate', '01/03/2027'],
    ...invalid,
    field: { code: 'invalid_date' },
    says: /AAAA-MM-DD/,
  },
  {
    title: 'an amount written as in Brazil',
    call: simulate,
    wrong: ['/desiredInstallments/0/totalAmount', '1.234,56'],
    ...invalid,
    field: { code: 'invalid_money' },
    says: /ponto decimal/,
  },
  {
    title: 'an amount of three decimals',
    call: simulate,
    wrong: ['/desiredInstallments/1/totalAmount', 100.005],
    ...invalid,
    field: { code: 'invalid_money' },
  },
  {
    title: 'a target below zero',
    call: simulate,
    wrong: ['/targetAmount', -1],
    ...invalid,
    field: { code: 'too_small', minimum: 0 },
    says: /a partir de 0/,
  },
  {
    title: 'one instalment',
    call: simulateOf((world) => [first(world)]),
    status: 422,
    code: 'too_few_installments',
    extensions: { minimum: 2 },
    says: /pelo menos 2/,
  },
  {
    title: 'a due date twice',
    call: simulateOf((world) => [first(world), first(world)]),
    status: 422,
    code: 'installment_duplicated',
    extensions: { dueDate: expect.stringMatching(/^\d{4}-/) },
  },
  {
    title: 'a date that is no period',
    call: simulate,
    wrong: ['/desiredInstallments/0/dueDate', '2031-05-07'],
    status: 422,
    code: 'installment_not_available',
    extensions: { allowed: expect.arrayContaining([expect.stringMatching(/^\d{4}-\d{2}-01$/)]) },
    field: { allowed: expect.any(Array) },
  },
  {
    title: 'an amount above that of its period',
    call: simulate,
    wrong: ['/desiredInstallments/0/totalAmount', 500.01],
    status: 422,
    code: 'installment_amount_above_available',
    extensions: { available: 500 },
    field: { available: 500 },
    says: /R\$ 500,00/,
  },
  {
    title: 'an amount below the minimum',
    call: simulate,
    wrong: ['/desiredInstallments/0/totalAmount', 99.99],
    status: 422,
    code: 'installment_amount_out_of_range',
    field: { minimum: 100, maximum: 500 },
  },
  {
    title: 'a target out of reach',
    call: ({ simulation }) => ({ path: '/fgts/simulations', body: { ...simulation, targetAmount: 99_999 } }),
    status: 422,
    code: 'target_amount_unreachable',
    extensions: { maximum: expect.any(Number) },
  },
  {
    title: 'a table that is none',
    call: ({ simulation }) => ({
      path: '/fgts/simulations',
      body: { ...simulation, simulationFeesId: GONE },
    }),
    status: 422,
    code: 'fee_table_not_found',
    says: /As que servem: [\da-f-]{36} \(/,
    extensions: { allowed: expect.arrayContaining([expect.stringMatching(/^[\da-f-]{36}$/)]) },
  },
  {
    title: 'a balance of another CPF',
    call: ({ simulation }) => ({
      path: '/fgts/simulations',
      body: { ...simulation, documentNumber: STRANGER },
    }),
    status: 422,
    code: 'balance_mismatch',
  },
]
