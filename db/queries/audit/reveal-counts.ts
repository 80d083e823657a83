import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import type { RevealCount } from '#lib/domain/personal-data/reveal-outliers.ts'

/** Actions that show a customer's data in full. */
const ACTS = [
  'personal_data_revealed',
  'personal_data_exported',
  'webhook.body_revealed',
  'document.read',
  'consent.read',
  'subject.report',
]

export const listRevealCounts = (
  tx: Connection,
  { organizationId, since }: { organizationId: string; since: Date },
): Promise<RevealCount[]> => tx<RevealCount[]>`
  select u.id as actor_id, u.name, coalesce(sum(
    case a.action when 'personal_data_exported' then greatest(1, (a.details ->> 'count')::integer) else 1 end
  ) filter (where a.id is not null), 0)::integer as count
  from users as u
  left join audit_entries as a on a.organization_id = ${organizationId} and a.actor_id = u.id::text
    and a.actor_kind = 'user' and a.action = any(${ACTS}) and a.id > ${firstIdOf(since)}
  where u.organization_id = ${organizationId} and u.deactivated_at is null
  group by u.id, u.name`
