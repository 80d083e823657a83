import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFollowedCltConsultsContract } from '#lib/contracts/clt/consult-follow-up.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  operations = await operationFixture(harness)
})
afterAll(() => harness?.stop())

const reader = async (organizationId: string) => {
  const { headers } = await signedInPerson(access, { organizationId, role: 'manager' })
  return (path = '/panel/consults') => harness.api(path, { token: null, headers })
}

test('lists for staff which operation each consult became, without those of another organization', async () => {
  const { id, consult } = await operations.create()
  const { body } = await (await reader(operations.organizationId))()
  expect(listFollowedCltConsultsContract.response.safeParse(body).error?.issues ?? []).toEqual([])
  expect(body.data.find((row: { id: string }) => row.id === consult.id)).toMatchObject({
    operation: { id, status: 'generating_ccb' },
  })
  expect((await harness.api('/panel/consults')).status).toBe(401)
  expect((await (await reader(await access.organization()))()).body.data).toEqual([])
})

test('exports selected consults with masked CPFs, without those of another organization', async () => {
  const [first, second, third] = await Promise.all([
    operations.create(),
    operations.create(),
    operations.create(),
  ])
  const path = `/panel/consults/export?ids=${[first, third].map(({ consult }) => consult.id).join()}`
  const file = await (await reader(operations.organizationId))(path)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [headings, ...rows] = file.text.replace('\uFEFF', '').trim().split('\r\n')
  expect(headings).toMatch(/^Cliente;CPF;Instituição;Situação;Motivo;Margem por mês \(R\$\);/)
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row).toMatch(/;\*\*\*\.\d{3}\.\d{3}-\*\*;Aurora;Margem disponível;;350,00;/)
  for (const { consult } of [first, second, third]) expect(file.text).not.toContain(consult.documentNumber)
  const elsewhere = await (await reader(await access.organization()))(path)
  expect(elsewhere.text.trim().split('\r\n')).toHaveLength(1)
  expect((await harness.api(path)).status).toBe(401)
})
