import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProposalTimelineContract } from '#lib/contracts/timeline/timeline.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let proposals: ProposalFixture
let clt: CltFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  proposals = await proposalFixture(harness)
  clt = await cltFixture(harness)
})
afterAll(() => harness?.stop())

const reader = async (organizationId = proposals.organizationId) => {
  const { headers } = await signedInPerson(access, { organizationId, role: 'manager' })
  return (path: string) => harness.api(path, { token: null, headers })
}

test('lists opening, identification and signature of a proposal, each with who and from where', async () => {
  const { id } = await proposals.create()
  await proposals.report(id, 'formalization')
  const { recordFormalizationOpening } = await import(
    '#lib/services/formalization/record-formalization-opening.ts'
  )
  const token = proposals.tokenOf(id)
  for (const _ of [1, 2]) await recordFormalizationOpening(await customer(), { token })
  await proposals.sign(id)

  const get = await reader()
  const { body } = await get(`/panel/proposals/${id}/timeline`)
  expect(listProposalTimelineContract.response.safeParse(body).error?.issues ?? []).toEqual([])
  const kinds = body.events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind !== 'contract_read')).toEqual([
    'link_opened',
    'identified',
    'signature_code_sent',
    'contract_signed',
  ])
  expect(body.events[0]).toMatchObject({
    link: 'formalization',
    actorKind: 'customer',
    maskedIp: expect.stringMatching(/\*$/),
    device: expect.any(Object),
  })
  expect(JSON.stringify(body)).not.toContain((await customer()).client.ip)

  const stranger = await reader(await access.organization())
  expect((await stranger(`/panel/proposals/${id}/timeline`)).status).toBe(404)
})

test("lists the opening of a consult's link only for people who see the consult", async () => {
  const { id, organizationId } = await clt.consult({ status: 'WAITING_CONSENT' })
  const { consentTokenOf } = await import('#lib/services/clt/parts/consent-link.ts')
  const { recordConsentOpening } = await import('#lib/services/clt/record-consent-opening.ts')
  await recordConsentOpening(await customer(), { token: consentTokenOf({ organizationId, consultId: id }) })
  const get = await reader()
  const { body } = await get(`/panel/consults/${id}/timeline`)
  expect(body.events).toMatchObject([{ kind: 'link_opened', link: 'consent', actorKind: 'customer' }])
  const stranger = await reader(await access.organization())
  expect((await stranger(`/panel/consults/${id}/timeline`)).status).toBe(404)
})
