import { afterAll, beforeAll, expect, test } from 'vitest'
import { getVisibleProposal } from '#lib/services/proposals/get-visible-proposal.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const warningsOf = async (id: string) =>
  (await getVisibleProposal(proposals.context(), { id })).contactWarnings

test('warns of a phone that other customers gave, but not of a unique one', async () => {
  const phone = { phoneRegionCode: '21', phone: '911112222', email: 'ana@example.com' }
  const first = await proposals.create(phone)
  expect(await warningsOf(first.id)).toEqual([])
  const second = await proposals.create({ ...phone, email: 'bia@example.com' })
  expect(await warningsOf(second.id)).toEqual([{ kind: 'phone', otherCustomers: 1, isStaff: false }])
})

test("warns of the organization's own contact and of its people's e-mails", async () => {
  const { owner } = harness.database
  await owner`update organizations set contact_phone = '21933334444' where id = ${proposals.organizationId}`
  const contact = { phoneRegionCode: '21', phone: '933334444', email: 'Agent@Demo.local' }
  const { id } = await proposals.create(contact)
  expect(await warningsOf(id)).toEqual([
    { kind: 'phone', otherCustomers: 0, isStaff: true },
    { kind: 'email', otherCustomers: 0, isStaff: true },
  ])
})
