import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { batchProgram } from './batch-program.ts'
import { leadSheetProgram } from './lead-sheet-program.ts'
import type { ServiceUnderPrograms } from './service-under-programs.ts'

const LEADS = 30

/** Tests API clients that only query and simulate, and that branch on texts in the response. */
export const leadsOfPrograms = (service: () => ServiceUnderPrograms) => {
  test('never takes a running query for an empty account, however soon the list is read', async () => {
    const sheet = leadSheetProgram(service().sales)
    const rows = await Promise.all(Array.from({ length: 8 }, () => sheet.row(e2eCustomer().cpf)))
    const [, feesId] = service().sales.feesIds
    for (const row of rows) expect(row).toMatchObject({ outcome: 'simulated', feesId })
  })

  test('gets the same lead again from the cache, and the list keeps the finished query', async () => {
    const sheet = leadSheetProgram(service().sales)
    const { cpf } = e2eCustomer()
    const first = await sheet.row(cpf)
    expect(await sheet.row(cpf)).toEqual(first)
  })

  test.each([
    ['901', 'not opted in'],
    ['902', 'not authorized'],
    ['903', 'operation under way'],
    ['904', 'changes under way'],
    ['905', 'no balance'],
    ['907', 'try again'],
    ['910', 'one instalment'],
  ])('sorts a lead with digits %s by its words: %s', async (digits79, outcome) => {
    const sheet = leadSheetProgram(service().sales, 'BMS')
    expect(await sheet.row(e2eCustomer(digits79).cpf)).toMatchObject({ outcome })
  })

  test('finds no final refusal worded like a temporary one', async () => {
    const sheet = leadSheetProgram(service().sales, 'qi')
    for (const digits79 of ['901', '902', '904', '905', '906']) {
      const { text } = (await sheet.row(e2eCustomer(digits79).cpf)) as { text: string }
      expect(text).toMatch(/\w/)
      expect(text).not.toMatch(/tente novamente|não foi possível consultar o saldo no momento/i)
    }
  })

  test('serves ten workers with one token, an alias of the institution and a hard-coded id', async () => {
    const seed = randomInt(900_000)
    const cpfs = Array.from({ length: LEADS }, (_, at) => makeCpf({ seed: seed + at }))
    const [feesId = ''] = service().sales.feesIds
    const results = await batchProgram({ ...service().sales, feesIds: [feesId] }, 'qi-scd').run(cpfs)
    expect(results).toHaveLength(LEADS)
    expect(results.filter(({ value }) => typeof value !== 'number')).toEqual([])
  })
}
