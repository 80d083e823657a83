import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { subjectErasures } from '#db/schema/personal-data.ts'
import type { ErasureStatus } from '#lib/domain/personal-data/erasure-request.ts'

export type SubjectErasureRow = typeof subjectErasures.$inferSelect

type Key = { organizationId: string; id: string }

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
  const set = { ...move, ...(counts && { counts: json(tx, counts) }) }
  await tx`
    update subject_erasures set ${tx(set)} where organization_id = ${key.organizationId} and id = ${key.id}`
}
