import type { Connection } from '#db/client.ts'
import type { AuditLink, HashedEntry } from '#lib/domain/access/audit-chain.ts'

type LinkRow = Omit<AuditLink, 'entry'> & (HashedEntry | { id: null })

export const listAuditLinks = async (
  tx: Connection,
  { organizationId, behind, limit }: { organizationId: string; behind: number; limit: number },
): Promise<AuditLink[]> => {
  const rows = await tx<LinkRow[]>`
    select l.position, l.hash, e.id, e.organization_id, (extract(epoch from e.at) * 1000)::bigint as at_ms,
      e.actor_kind, e.actor_id, e.actor_name, e.action, e.subject_type, e.subject_id, e.request_id, e.ip,
      e.details::text as details
    from audit_links l left join audit_entries e on e.id = l.entry_id and e.organization_id = l.organization_id
    where l.organization_id = ${organizationId} and l.position > ${behind}
    order by l.position limit ${limit}`
  return rows.map(({ position, hash, ...entry }) => ({
    position,
    hash,
    entry: entry.id === null ? null : entry,
  }))
}

/** Finds the oldest entry outside the chain, and the highest chain position (or 0) of older entries. */
export const findUnchainedEntry = async (
  tx: Connection,
  organizationId: string,
): Promise<{ position: number } | undefined> => {
  const [row] = await tx<{ position: number }[]>`
    with unchained as (
      select e.id from audit_entries e
      where e.organization_id = ${organizationId}
        and not exists (select from audit_links l where l.organization_id = ${organizationId} and l.entry_id = e.id)
      order by e.id limit 1)
    select coalesce((
      select max(l.position) from audit_links l where l.organization_id = ${organizationId} and l.entry_id < u.id), 0) as position
    from unchained u`
  return row
}
