import type { Connection } from '#db/client.ts'
import type { subjectErasures } from '#db/schema/personal-data.ts'
import type { ErasureStatus } from '#lib/domain/personal-data/erasure-request.ts'

export type SubjectErasureRow = typeof subjectErasures.$inferSelect

type Key = { organizationId: string; id: string }

/** Returns false when an erasure of the customer is already proposed. */
export const insertSubjectErasure = async (tx: Connection, row: SubjectErasureRow): Promise<boolean> => {
  const stored = { ...row, counts: row.counts && tx.json(row.counts) }
  const rows = await tx`insert into subject_erasures ${tx(stored)} on conflict do nothing returning id`
  return rows.length === 1
}

export const lockSubjectErasure = async (
  tx: Connection,
  key: Key,
): Promise<SubjectErasureRow | undefined> => {
  const [row] = await tx<SubjectErasureRow[]>`
    select * from subject_erasures where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

export const listSubjectErasures = (
  tx: Connection,
  key: { organizationId: string; customerDigest: string },
): Promise<SubjectErasureRow[]> => tx<SubjectErasureRow[]>`
  select * from subject_erasures
  where organization_id = ${key.organizationId} and customer_digest = ${key.customerDigest} order by id desc`

export const listNewestErasures = (tx: Connection, organizationId: string): Promise<SubjectErasureRow[]> =>
  tx<SubjectErasureRow[]>`
    select * from subject_erasures where organization_id = ${organizationId}
    order by status = 'proposed' desc, id desc limit 50`

/** Lists done erasures with data whose retention has ended, after an id. */
export const listErasuresToContinue = (
  tx: Connection,
  filter: { organizationId: string; at: Date; beyond: string; most: number },
): Promise<SubjectErasureRow[]> => tx<SubjectErasureRow[]>`
  select * from subject_erasures
  where organization_id = ${filter.organizationId} and status = 'done' and next_at <= ${filter.at}
    and id > ${filter.beyond}
  order by id limit ${filter.most}`

type Move = { status: ErasureStatus } & Partial<
  Pick<SubjectErasureRow, 'decidedById' | 'decidedByName' | 'decidedAt' | 'counts' | 'nextAt' | 'customerKey'>
>

export const updateSubjectErasure = async (
  tx: Connection,
  key: Key,
  { counts, ...move }: Move,
): Promise<void> => {
  const set = { ...move, ...(counts && { counts: tx.json(counts) }) }
  await tx`
    update subject_erasures set ${tx(set)} where organization_id = ${key.organizationId} and id = ${key.id}`
}
