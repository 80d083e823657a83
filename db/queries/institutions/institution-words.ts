import type { Connection } from '#db/client.ts'
import { limitTo } from '#db/row-limit.ts'
import type { institutionWords } from '#db/schema/institution-connections.ts'

export type InstitutionWordsRow = typeof institutionWords.$inferSelect

type Owner = Pick<InstitutionWordsRow, 'organizationId' | 'institutionCode'>

export const insertInstitutionWords = async (
  tx: Connection,
  { organizationId, institutionCode, words, lastSeenAt }: Omit<InstitutionWordsRow, 'seen' | 'reasonCode'>,
): Promise<string | null> => {
  const [row] = await tx<{ reasonCode: string | null }[]>`
    insert into institution_words (organization_id, institution_code, words, seen, last_seen_at)
    values (${organizationId}, ${institutionCode}, ${words}, 1, ${lastSeenAt})
    on conflict (organization_id, institution_code, words) do update
      set seen = institution_words.seen + 1, last_seen_at = excluded.last_seen_at
    returning reason_code`
  return row?.reasonCode ?? null
}

export const updateInstitutionWords = async (
  tx: Connection,
  { organizationId, institutionCode, words }: Owner & { words: string },
  reasonCode: string | null,
): Promise<boolean> => {
  const rows = await tx`
    update institution_words set reason_code = ${reasonCode}
    where organization_id = ${organizationId} and institution_code = ${institutionCode} and words = ${words}
    returning 1`
  return rows.length === 1
}

export const listInstitutionWords = (
  tx: Connection,
  { organizationId, institutionCode, since }: Owner & { since: Date },
  limit: number,
): Promise<InstitutionWordsRow[]> => tx<InstitutionWordsRow[]>`
  select * from institution_words
  where organization_id = ${organizationId} and institution_code = ${institutionCode} and last_seen_at >= ${since}
  order by seen desc, words ${limitTo(tx, limit)}`

/** Keeps words with a reason, because a manager chose it. */
export const deleteOldWords = async (
  tx: Connection,
  { organizationId, before }: { organizationId: string; before: Date },
): Promise<void> => {
  await tx`delete from institution_words where organization_id = ${organizationId} and last_seen_at < ${before} and reason_code is null`
}
