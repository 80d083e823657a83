import type { Connection } from '../client.ts'
import type { reviewReaders } from '../schema/reviews.ts'

export type ReviewReaderRow = typeof reviewReaders.$inferSelect

type Cases = { organizationId: string; proposalIds: readonly string[] }

/** Who looks at some cases since an instant, or has claimed one still; each case by who came first. */
export const listReviewReaders = (
  tx: Connection,
  cases: Cases,
  { seenSince, now }: { seenSince: Date; now: Date },
): Promise<ReviewReaderRow[]> => tx<ReviewReaderRow[]>`
  select * from review_readers
  where organization_id = ${cases.organizationId} and proposal_id = any(${[...cases.proposalIds]})
    and (seen_at >= ${seenSince} or claimed_until > ${now})
  order by proposal_id, user_name, user_id`

/**
 * Writes that somebody looks at a case; what they claimed stays. Returns when they were seen there before.
 */
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

/** Claims a case until an instant, or gives it back (null). */
export const updateReviewClaim = async (tx: Connection, row: ReviewReaderRow): Promise<void> => {
  await tx`
    insert into review_readers ${tx(row)}
    on conflict on constraint review_readers_pk
    do update set seen_at = excluded.seen_at, user_name = excluded.user_name, claimed_until = excluded.claimed_until`
}

/** Forgets who looked at cases before an instant and claims none. */
export const deleteOldReviewReaders = async (
  tx: Connection,
  key: { organizationId: string; userId: string; before: Date },
): Promise<void> => {
  await tx`
    delete from review_readers
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and seen_at < ${key.before}
      and (claimed_until is null or claimed_until < ${key.before})`
}
