import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/access-fixture'
import { cltFixture } from '#tests/support/clt-fixture'
import { type Harness, startHarness } from '#tests/support/harness'
import { proposalFixture } from '#tests/support/proposal-fixture'
import { signedInPerson } from '#tests/support/signed-in-person'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

test('a session reads every customer masked at every door, a program reads the same whole', async () => {
  const access = await accessFixture()
  const proposals = await proposalFixture(harness)
  const clt = await cltFixture(harness)
  const { headers } = await signedInPerson(access, { organizationId: proposals.organizationId })
  const made = await proposals.create()
  const consult = await clt.consult({})
  const doors = [
    `/proposals/${made.id}`,
    '/proposals',
    `/fgts/proposal/${made.id}`,
    '/fgts/proposal',
    `/fgts/balance/queries/${made.simulation.balanceQueryId}`,
    '/fgts/balance?includeExpired=true',
  ]
  for (const door of doors) {
    const whole = await harness.api(door)
    const masked = await harness.api(door, { token: null, headers })
    expect([door, whole.status, masked.status]).toEqual([door, 200, 200])
    expect(whole.text, door).toContain(made.documentNumber)
    expect(whole.text, door).not.toContain('customerKey')
    expect(masked.text, door).not.toContain(made.documentNumber)
    expect(masked.text, door).toContain(`***${made.documentNumber.slice(3, 9)}**`)
  }
  for (const door of [`/private-consignment/consult/${consult.id}`, '/private-consignment/consult']) {
    const whole = await harness.api(door)
    const masked = await harness.api(door, { token: null, headers })
    expect(whole.text, door).toContain(consult.documentNumber)
    expect(masked.text, door).not.toContain(consult.documentNumber)
    expect(masked.text, door).not.toContain(String(whole.body.email))
  }
})
