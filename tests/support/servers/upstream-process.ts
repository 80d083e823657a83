import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { startHarness } from './harness.ts'

/** A second installation in a process of its own; the parent asks for signatures and the end by messages. */
const harness = await startHarness()
const { sign } = await proposalFixture(harness)

export type UpstreamRequest = { number: number; sign?: string; stop?: true }
export type UpstreamReply = { number: number; error?: string }

process.on('message', ({ number, sign: proposalId, stop }: UpstreamRequest) => {
  const work = stop ? harness.stop() : sign(proposalId ?? '')
  work.then(
    () => process.send?.({ number }),
    (error: unknown) => process.send?.({ number, error: String(error) }),
  )
})

process.send?.({ origin: harness.origin })
