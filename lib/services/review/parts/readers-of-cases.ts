import type { Connection } from '#db/client.ts'
import { listReviewReaders } from '#db/queries/review/review-readers.ts'
import { afterMs } from '#lib/config/clock.ts'
import { claimOf, READER_SEEN_MS } from '#lib/domain/review/review-readers.ts'
import type { Context } from '#lib/services/context.ts'

export const readersOfCases = async (
  tx: Connection,
  { organizationId, actor, now }: Context,
  proposalIds: readonly string[],
) => {
  const seenSince = afterMs(now, -READER_SEEN_MS)
  const rows = await listReviewReaders(tx, { organizationId, proposalIds }, { seenSince, now })
  const byCase = Map.groupBy(rows, ({ proposalId }) => proposalId)
  return (proposalId: string) => {
    const readers = byCase.get(proposalId) ?? []
    const claim = claimOf(readers, now)
    return {
      alsoHere: readers
        .filter(({ userId, seenAt }) => userId !== actor.id && seenAt >= seenSince)
        .map(({ userName }) => userName),
      claim: claim
        ? { name: claim.userName, isMine: claim.userId === actor.id, until: claim.claimedUntil ?? now }
        : null,
    }
  }
}
