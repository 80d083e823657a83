import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCustomerContract } from '#lib/contracts/customers/customer.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const signedIn = async () => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const person = await access.person(await harness.demoOrganizationId())
  const { sessionId } = await signIn(access.stranger(), person)
  const token = await sessionToken(sessionId)
  return { token: null, headers: { cookie: `next-auth.session-token=${token}` } }
}

test('returns a customer to a signed-in person without full personal data', async () => {
  const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
  const { id, documentNumber } = await (await proposalFixture(harness)).create()
  const key = customerKeyOf({ organizationId: await harness.demoOrganizationId(), documentNumber })
  const answer = await harness.api(`/panel/customers/${key}`, await signedIn())
  expect(answer.status).toBe(200)
  expect(getCustomerContract.response.parse(answer.body)).toMatchObject({
    key,
    proposals: [{ id }],
    subject: { subjectType: 'proposal', subjectId: id },
  })
  for (const personal of [documentNumber, '987654321', 'maria@example.com'])
    expect(answer.text).not.toContain(personal)
})

test('finds nobody by a forged key, and returns no customer to a program', async () => {
  expect((await harness.api('/panel/customers/nobody', await signedIn())).status).toBe(404)
  expect((await harness.api('/panel/customers/nobody')).status).toBe(401)
})

test('lists customers for a signed-in person without full CPFs, and not for a program', async () => {
  const { documentNumber } = await (await proposalFixture(harness)).simulation()
  const answer = await harness.api('/panel/customers', await signedIn())
  expect(answer.status).toBe(200)
  const { data } = answer.body as { data: { name: string | null; maskedDocument: string }[] }
  expect(data[0]?.maskedDocument).toContain(documentNumber.slice(3, 6))
  expect(answer.text).not.toContain(documentNumber)
  expect((await harness.api('/panel/customers')).status).toBe(401)
})

test('exports selected customers and balances with masked CPFs for a signed-in person, and not for a program', async () => {
  const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
  const { documentNumber } = await (await proposalFixture(harness)).simulation()
  const organizationId = await harness.demoOrganizationId()
  const { owner } = harness.database
  const [balance] = await owner`
    select id from fgts_balance_queries where ${isCpf(owner, { organizationId, documentNumber })}`
  const masked = `***.${documentNumber.slice(3, 6)}.${documentNumber.slice(6, 9)}-**`
  for (const path of [
    `/panel/customers/export?keys=${customerKeyOf({ organizationId, documentNumber })}`,
    `/panel/balances/export?ids=${balance?.id}`,
  ]) {
    const file = await harness.api(path, await signedIn())
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(masked)
    expect(file.text).not.toContain(documentNumber)
    expect((await harness.api(path)).status).toBe(401)
  }
  expect((await harness.api('/panel/customers/export?keys=nobody', await signedIn())).status).toBe(404)
  expect((await harness.api('/panel/balances/export?ids=nobody', await signedIn())).status).toBe(422)
})
