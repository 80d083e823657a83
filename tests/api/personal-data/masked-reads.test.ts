import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

test('masks customers at every endpoint for people, but not for programs', async () => {
  const access = await accessFixture()
  const proposals = await proposalFixture(harness)
  const clt = await cltFixture(harness)
  const { headers } = await signedInPerson(access, { organizationId: proposals.organizationId })
  const proposal = await proposals.create()
  const consult = await clt.consult({})
  const endpoints = [
    `/proposals/${proposal.id}`,
    '/proposals',
    `/fgts/proposal/${proposal.id}`,
    '/fgts/proposal',
    `/fgts/balance/queries/${proposal.simulation.balanceQueryId}`,
    '/fgts/balance?includeExpired=true',
  ]
  for (const endpoint of endpoints) {
    const whole = await harness.api(endpoint)
    const masked = await harness.api(endpoint, { token: null, headers })
    expect([endpoint, whole.status, masked.status]).toEqual([endpoint, 200, 200])
    expect(whole.text, endpoint).toContain(proposal.documentNumber)
    expect(whole.text, endpoint).not.toContain('customerKey')
    expect(masked.text, endpoint).not.toContain(proposal.documentNumber)
    expect(masked.text, endpoint).toContain(`***${proposal.documentNumber.slice(3, 9)}**`)
  }
  for (const endpoint of [`/private-consignment/consult/${consult.id}`, '/private-consignment/consult']) {
    const whole = await harness.api(endpoint)
    const masked = await harness.api(endpoint, { token: null, headers })
    expect(whole.text, endpoint).toContain(consult.documentNumber)
    expect(masked.text, endpoint).not.toContain(consult.documentNumber)
    expect(masked.text, endpoint).not.toContain(String(whole.body.email))
  }
})
