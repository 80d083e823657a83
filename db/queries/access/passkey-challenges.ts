import type { Connection } from '#db/client.ts'
import type { passkeyChallenges } from '#db/schema/second-factors.ts'

type ChallengeRow = typeof passkeyChallenges.$inferSelect

/** Also deletes a few expired rows, so that strangers cannot fill the table. */
export const insertPasskeyChallenge = async (tx: Connection, row: ChallengeRow, at: Date): Promise<void> => {
  await Promise.all([
    tx`insert into passkey_challenges ${tx(row)}`,
    tx`delete from passkey_challenges where ctid = any(array(
      select ctid from passkey_challenges where expires_at < ${at} order by expires_at limit 10 for update skip locked))`,
  ])
}

/** Consumes a challenge: of concurrent calls, only one returns true. */
export const deletePasskeyChallenge = async (
  tx: Connection,
  { challengeHash, purpose, holderHash }: Omit<ChallengeRow, 'expiresAt'>,
  at: Date,
): Promise<boolean> => {
  const rows = await tx<{ isLive: boolean }[]>`
    delete from passkey_challenges
    where challenge_hash = ${challengeHash} and purpose = ${purpose} and holder_hash = ${holderHash}
    returning expires_at > ${at} as is_live`
  return rows[0]?.isLive ?? false
}
