import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import { cpfsOf } from '#tests/support/fuzz/examine.ts'
import {
  type Caller,
  CELLS,
  type Cell,
  type Expected,
  expectedOf,
} from '#tests/support/matrix/endpoint-cells.ts'
import { BACK_OFFICE_ENTRIES, SCOPES_OF_EXAMPLE } from '#tests/support/matrix/endpoint-entries.ts'
import { callOf, type MatrixWorld, matrixWorld } from '#tests/support/matrix/matrix-world.ts'
import { type ApiAnswer, type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let world: MatrixWorld

beforeAll(async () => {
  process.env.WEBHOOK_TIMEOUT_MS = '300'
  harness = await startHarness({ worker: false })
  world = await matrixWorld(harness)
})
afterAll(() => harness.stop())

/** The change stream never ends, so only refused calls to the stream are tested. */
const isTestable = (cell: Cell) =>
  cell.contract.name !== 'followChanges' || expectedOf(cell).startsWith('refused')

const met: Readonly<Record<Expected, (answer: ApiAnswer, cell: Cell) => boolean>> = {
  'refused as nobody': ({ status }) => status === 401,
  // A malformed id is rejected with 404 before authorization, which reveals nothing about existing records.
  'refused by scope': ({ status, body }, { contract, position }) =>
    (status === 403 && body.code === 'insufficient_scope') ||
    (contract.name in SCOPES_OF_EXAMPLE && position === 'malformed' && status === 404),
  'refused by permission': ({ status, body }, { position }) =>
    (status === 403 && ['permission_denied', 'application_required'].includes(body.code)) ||
    (position === 'malformed' && status === 404),
  'let in': ({ body }) =>
    body?.code !== 'permission_denied' &&
    body?.code !== 'insufficient_scope' &&
    !TOKEN_CODES.includes(body?.code),
  'let in to nothing': ({ status }) => status >= 400 && status < 500 && status !== 401,
}
const TOKEN_CODES = ['token_missing', 'invalid_token', 'token_expired', 'sign_in_required']

/** Endpoints that show a person a whole CPF; each read is counted and audited. */
const REVEALING = ['getSubjectReport']

const mayShowCustomer = ({ caller, contract }: Cell) => {
  if (caller === 'agent' || caller === 'manager') return REVEALING.includes(contract.name)
  return !caller.startsWith('foreign')
}

const breachesOf = async (cells: readonly Cell[]) => {
  const breaches: string[] = []
  for (const cell of cells.filter(isTestable)) {
    const { path, call } = callOf(cell, world)
    const answer = await harness.api(path, call)
    const expected = expectedOf(cell)
    const label = `${cell.contract.method} ${path} as ${cell.caller} (${cell.position})`
    if (!met[expected](answer, cell))
      breaches.push(`${label}: ${answer.status} ${answer.body?.code ?? ''}, not ${expected}`)
    if (!mayShowCustomer(cell) && customersIn(answer).length > 0) breaches.push(`${label}: shows a customer`)
  }
  return breaches
}

const customersIn = ({ text }: ApiAnswer) => cpfsOf(text).filter((cpf) => !world.documented.has(cpf))

describe('the matrix of caller × endpoint × id position', () => {
  test('has exactly one entry for every endpoint of the back office', () => {
    const names = BACK_OFFICE_CONTRACTS.map(({ name }) => name)
    expect(Object.keys(BACK_OFFICE_ENTRIES).sort()).toEqual(names.sort())
    expect(CELLS.length).toBeGreaterThan(1_182)
  })

  test('answers every cell as its scopes and permissions declare, without data of another organization or whole CPFs for people', async () => {
    expect(await breachesOf(CELLS)).toEqual([])
  })

  test('shows programs the customers whose CPFs are masked for people', async () => {
    const shown = async (caller: Caller, name: string) => {
      const [cell] = CELLS.filter((each) => each.caller === caller && each.contract.name === name)
      const { path, call } = callOf(cell as Cell, world)
      return customersIn(await harness.api(path, call)).length
    }
    for (const name of ['getFgtsProposal', 'getFgtsBalanceQuery', 'getCltConsult']) {
      expect(await shown('read', name), name).toBeGreaterThan(0)
      expect(await shown('manager', name), name).toBe(0)
    }
    expect(await shown('manager', 'getSubjectReport')).toBeGreaterThan(0)
  })

  test('detects a role that may do more than declared', async () => {
    const { owner } = harness.database
    const agents = owner`update users set role = 'manager' where role = 'agent' returning id`
    const agentIds = (await agents).map(({ id }) => String(id))
    const cells = CELLS.filter(({ contract, caller }) => contract.name === 'listPeople' && caller === 'agent')
    expect(await breachesOf(cells)).toHaveLength(1)
    await owner`update users set role = 'agent' where id = any(${agentIds})`
  })
})
