import type { Connection } from '#db/client.ts'
import type { reviewReaders } from '#db/schema/reviews.ts'

export type ReviewReaderRow = typeof reviewReaders.$inferSelect

type Cases = { organizationId: string; proposalIds: readonly string[] }

export const listReviewReaders = (
  tx: Connection,
  cases: Cases,
  { seenSince, now }: { seenSince: Date; now: Date },
): Promise<ReviewReaderRow[]> => tx<ReviewReaderRow[]>`
  select * from review_readers
  where organization_id = ${cases.organizationId} and proposal_id = any(${[...cases.proposalIds]})
    and (seen_at >= ${seenSince} or claimed_until > ${now})
  order by proposal_id, user_name, user_id`

/** Records a view and returns the time of the user's previous view. Leaves the user's claim unchanged. */
export const touchReviewReader = async (
  tx: Connection,
  row: Omit<ReviewReaderRow, 'claimedUntil'>,
): Promise<Date | null> => {
  const [before] = await tx<{ seenAt: Date }[]>`
    select seen_at from review_readers
    where organization_id = ${row.organizationId} and proposal_id = ${row.proposalId} and user_id = ${row.userId}`
  await tx`
    insert into review_readers ${tx(row)}
    on conflict on constraint review_readers_pk
    do update set seen_at = excluded.seen_at, user_name = excluded.user_name`
  return before?.seenAt ?? null
}

/** A null `claimedUntil` releases the case. */
export const updateReviewClaim = async (tx: Connection, row: ReviewReaderRow): Promise<void> => {
  await tx`
    insert into review_readers ${tx(row)}
    on conflict on constraint review_readers_pk
    do update set seen_at = excluded.seen_at, user_name = excluded.user_name, claimed_until = excluded.claimed_until`
}

export const deleteOldReviewReaders = async (
  tx: Connection,
  key: { organizationId: string; userId: string; before: Date },
): Promise<void> => {
  await tx`
    delete from review_readers
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and seen_at < ${key.before}
      and (claimed_until is null or claimed_until < ${key.before})`
}
