import type { Connection } from '#db/client.ts'
import type { sampleRows, sampleSets } from '#db/schema/samples.ts'
import { type SampleSetStatus, sampleSetStatusesBefore } from '#lib/domain/samples/sample-set.ts'

export type SampleSetRow = typeof sampleSets.$inferSelect

type Key = { organizationId: string; id: string }
type NewSampleSet = Omit<SampleSetRow, 'done' | 'skipped' | 'removedAt' | 'kept'>

export const insertSampleSet = async (tx: Connection, row: NewSampleSet): Promise<boolean> => {
  const rows = await tx`
    insert into sample_sets ${tx(row)}
    on conflict (organization_id) where status <> 'removed' do nothing returning id`
  return rows.length === 1
}

export const findNewestSampleSet = async (
  tx: Connection,
  organizationId: string,
): Promise<SampleSetRow | undefined> => {
  const [row] = await tx<SampleSetRow[]>`
    select * from sample_sets where organization_id = ${organizationId}
    order by status <> 'removed' desc, id desc limit 1`
  return row
}

export const findSampleSetForUpdate = async (tx: Connection, key: Key): Promise<SampleSetRow | undefined> => {
  const [row] = await tx<SampleSetRow[]>`
    select * from sample_sets where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

/** Compare-and-set of the status. */
export const updateSampleSetStatus = async (
  tx: Connection,
  key: Key,
  { to, ...end }: { to: SampleSetStatus } & Partial<Pick<SampleSetRow, 'removedAt' | 'kept'>>,
): Promise<boolean> => {
  const rows = await tx`
    update sample_sets set ${tx({ status: to, ...end })}
    where organization_id = ${key.organizationId} and id = ${key.id}
      and status = any(${sampleSetStatusesBefore(to)}::text[])
    returning id`
  return rows.length === 1
}

export const updateSampleSetProgress = async (
  tx: Connection,
  key: Key,
  { done, skipped }: Pick<SampleSetRow, 'done' | 'skipped'>,
): Promise<void> => {
  await tx`
    update sample_sets set done = ${done}, skipped = ${skipped}
    where organization_id = ${key.organizationId} and id = ${key.id}`
}

export type SampleRow = typeof sampleRows.$inferSelect

export const insertSampleRows = async (tx: Connection, rows: readonly SampleRow[]): Promise<void> => {
  if (rows.length > 0) await tx`insert into sample_rows ${tx([...rows])}`
}

export const countSampleRows = async (
  tx: Connection,
  { organizationId, setId }: { organizationId: string; setId: string },
): Promise<number> => {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from sample_rows
    where organization_id = ${organizationId} and set_id = ${setId}`
  return row?.count ?? 0
}

/** Deletes the rows that a set created and returns the storage keys of their files. */
export const deleteSampleRows = async (tx: Connection, setId: string): Promise<string[]> => {
  const rows = await tx<{ storageKey: string }[]>`
    select storage_key from remove_sample_rows(${setId}::uuid)`
  return rows.map(({ storageKey }) => storageKey)
}
