import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { startHarness } from './harness.ts'

/** A second installation in a process of its own, which its parent commands by messages. */
const harness = await startHarness()
const { sign } = await proposalFixture(harness)

export type UpstreamRequest = { number: number; sign?: string; travelMs?: number; stop?: true }
export type UpstreamReply = { number: number; error?: string }

const carryOut = ({ sign: proposalId, travelMs, stop }: UpstreamRequest): Promise<unknown> => {
  if (stop) return harness.stop()
  return travelMs === undefined ? sign(proposalId ?? '') : harness.travel(travelMs)
}

process.on('message', (request: UpstreamRequest) => {
  const { number } = request
  carryOut(request).then(
    () => process.send?.({ number }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  )
})

process.send?.({ origin: harness.origin })
