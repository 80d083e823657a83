import type { Connection } from '#db/client.ts'
import { type BackOfficeChangeKind, MOVING, THROTTLE_WINDOW_MS } from '#lib/domain/live/back-office-change.ts'

type NewChange = { organizationId: string; kind: BackOfficeChangeKind; type: string; subjectId: string }

export const insertBackOfficeChange = async (tx: Connection, row: NewChange): Promise<void> => {
  await tx`insert into panel_changes ${tx(row)}`
}

/** Throttles changes to one per kind and window. Concurrent writers may each insert one (no lock). */
export const insertMovingChange = async (
  tx: Connection,
  { organizationId, kind }: Pick<NewChange, 'organizationId' | 'kind'>,
): Promise<void> => {
  await tx`
    insert into panel_changes (organization_id, kind, type, subject_id)
    select ${organizationId}::uuid, ${kind}::text, ${MOVING}::text, ''
    where not exists (
      select 1 from panel_changes
      where organization_id = ${organizationId} and kind = ${kind} and type = ${MOVING}
        and told_at > statement_timestamp() - ${`${THROTTLE_WINDOW_MS} milliseconds`}::interval)`
}

/** Turns the newest old change into a `gap`, which tells readers with an earlier cursor of the deletion. */
export const deleteOldBackOfficeChanges = async (
  tx: Connection,
  { organizationId, before, most }: { organizationId: string; before: Date; most: number },
): Promise<number> => {
  const [row] = await tx<{ removed: number }[]>`
    with old as materialized (
      select transaction_id, position from (
        select transaction_id, position, told_at from panel_changes
        where organization_id = ${organizationId} order by transaction_id, position limit ${most}) as oldest
      where told_at < ${before}
    ), last as (
      select transaction_id, position from old order by transaction_id desc, position desc limit 1
    ), marked as (
      update panel_changes as p set kind = 'gap', type = '', subject_id = '' from last
      where p.organization_id = ${organizationId} and p.transaction_id = last.transaction_id and p.position = last.position and p.kind <> 'gap'
    ), removed as (
      delete from panel_changes as p using old, last
      where p.organization_id = ${organizationId} and p.transaction_id = old.transaction_id and p.position = old.position
        and (old.transaction_id, old.position) < (last.transaction_id, last.position)
      returning 1
    )
    select count(*)::int as removed from removed`
  return row?.removed ?? 0
}
