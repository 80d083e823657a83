import type { ErasureStatus } from '#lib/domain/personal-data/erasure-request'
import type { Connection } from '../client.ts'
import type { subjectErasures } from '../schema/personal-data.ts'

export type SubjectErasureRow = typeof subjectErasures.$inferSelect

type Key = { organizationId: string; id: string }

/** Stores an erasure; false when another one of the same customer waits. */
export const insertSubjectErasure = async (tx: Connection, row: SubjectErasureRow): Promise<boolean> => {
  const stored = { ...row, counts: row.counts && tx.json(row.counts) }
  const rows = await tx`insert into subject_erasures ${tx(stored)} on conflict do nothing returning id`
  return rows.length === 1
}

/** An erasure that nobody else can move until the transaction ends. */
export const lockSubjectErasure = async (
  tx: Connection,
  key: Key,
): Promise<SubjectErasureRow | undefined> => {
  const [row] = await tx<SubjectErasureRow[]>`
    select * from subject_erasures where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

/** The erasures of a customer, the newest first. */
export const listSubjectErasures = (
  tx: Connection,
  key: { organizationId: string; customerDigest: string },
): Promise<SubjectErasureRow[]> => tx<SubjectErasureRow[]>`
  select * from subject_erasures
  where organization_id = ${key.organizationId} and customer_digest = ${key.customerDigest} order by id desc`

/** The erasures of an organization that wait, and the last ones decided on, at most 50. */
export const listNewestErasures = (tx: Connection, organizationId: string): Promise<SubjectErasureRow[]> =>
  tx<SubjectErasureRow[]>`
    select * from subject_erasures where organization_id = ${organizationId}
    order by status = 'proposed' desc, id desc limit 50`

/** Erasures of which something was kept whose retention has ended by now, behind an id, in their order. */
export const listErasuresToContinue = (
  tx: Connection,
  asked: { organizationId: string; at: Date; beyond: string; most: number },
): Promise<SubjectErasureRow[]> => tx<SubjectErasureRow[]>`
  select * from subject_erasures
  where organization_id = ${asked.organizationId} and status = 'done' and next_at <= ${asked.at}
    and id > ${asked.beyond}
  order by id limit ${asked.most}`

type Move = { status: ErasureStatus } & Partial<
  Pick<SubjectErasureRow, 'decidedById' | 'decidedByName' | 'decidedAt' | 'counts' | 'nextAt' | 'customerKey'>
>

/** Moves an erasure, or says what is left of a done one. */
export const updateSubjectErasure = async (
  tx: Connection,
  key: Key,
  { counts, ...move }: Move,
): Promise<void> => {
  const set = { ...move, ...(counts && { counts: tx.json(counts) }) }
  await tx`
    update subject_erasures set ${tx(set)} where organization_id = ${key.organizationId} and id = ${key.id}`
}
