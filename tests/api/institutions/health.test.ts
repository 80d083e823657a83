import { afterAll, beforeAll, expect, test } from 'vitest'
import { listInstitutionHealthContract } from '#lib/contracts/institutions/health.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('shows a requested and answered balance as a call and a report', async () => {
  const headers = await backOfficeSession('manager@demo.local')
  const read = () => harness.api('/panel/institutions?range=7d', { token: null, headers })
  await harness.api('/fgts/balance', {
    body: { documentNumber: makeCpf({ seed: 4242 }), provider: 'aurora' },
  })
  await eventually('the report to be reported', async () => {
    const { body } = await read()
    const aurora = body.find(({ code }: { code: string }) => code === 'aurora')
    return aurora.total.calls === 1 && aurora.reports === 1
  })
  const answer = await read()
  expect(listInstitutionHealthContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
  const aurora = answer.body.find(({ code }: { code: string }) => code === 'aurora')
  expect(aurora).toMatchObject({ state: 'working', waiting: { jobs: 0 }, failures: [] })
  expect(aurora.lastReportAt).toBeTruthy()
  expect(answer.text).not.toMatch(/secret|cnpj/i)
})

test('rejects agents, programs and strangers', async () => {
  const headers = await backOfficeSession('agent@demo.local')
  expect((await harness.api('/panel/institutions', { token: null, headers })).body.code).toBe(
    'permission_denied',
  )
  expect((await harness.api('/panel/institutions')).status).toBe(401)
  expect((await harness.api('/panel/institutions', { token: null })).status).toBe(401)
})
