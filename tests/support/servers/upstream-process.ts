import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { startHarness } from './harness.ts'

/** A second installation in a process of its own, which its parent commands by messages. */
const harness = await startHarness()
const { sign } = await proposalFixture(harness)
const office = await officeFixture()

export type UpstreamRequest = {
  number: number
  sign?: string
  approve?: string
  travelMs?: number
  stop?: true
}
export type UpstreamReply = { number: number; error?: string }

const carryOut = ({ sign: proposalId, approve: id, travelMs, stop }: UpstreamRequest): Promise<unknown> => {
  if (stop) return harness.stop()
  if (id !== undefined) return approve(id)
  return travelMs === undefined ? sign(proposalId ?? '') : harness.travel(travelMs)
}

/** Decides as a manager of the institution. */
const approve = async (id: string) => {
  const { reviewProposal } = await import('#lib/services/review/review-proposal.ts')
  const manager = await office.manager(await harness.demoOrganizationId())
  return reviewProposal(manager.context(), { id, decision: 'approve' })
}

process.on('message', (request: UpstreamRequest) => {
  const { number } = request
  carryOut(request).then(
    () => process.send?.({ number }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  )
})

process.send?.({ origin: harness.origin })
