import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

test('lets only managers of the organization download a customer’s report', async () => {
  const access = await accessFixture()
  const { organizationId, create } = await proposalFixture(harness)
  const { documentNumber } = await create()
  const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
  const path = `/panel/customers/${customerKeyOf({ organizationId, documentNumber })}/report?reason=subject_request`
  const as = async (role: 'agent' | 'manager', organization?: string) =>
    (await signedInPerson(access, { role, ...(organization && { organizationId: organization }) })).headers
  const get = async (headers: Record<string, string>) => harness.api(path, { token: null, headers })
  const report = await get(await as('manager', organizationId))
  expect([report.status, report.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="titular-/),
  ])
  expect(report.body).toMatchObject({ documentNumber, records: { proposals: [{ documentNumber }] } })
  const headers = await as('manager', organizationId)
  const pdf = await harness.api(`${path}&format=pdf`, { token: null, headers })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="titular-.*\.pdf"$/)
  expect((await get(await as('agent', organizationId))).status).toBe(403)
  expect((await get(await as('manager'))).status).toBe(404)
  expect((await harness.api(path)).status).toBe(401)
  const unasked = await harness.api(path.replace(/\?.*/, ''), { token: null, headers })
  expect(unasked.status).toBe(422)
})
