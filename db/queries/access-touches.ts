import { afterMs } from '#lib/config/clock'
import type { Connection } from '../client.ts'
import { firstIdOf } from '../created-between.ts'
import type { AuditEntryRow } from './audit-entries.ts'

/** How far the time inside an id may be from the instant recorded. */
const SLACK_MS = 24 * 3_600_000

/** Of changes of a person those of the role alone are touches. */
type Touches = { organizationId: string; actions: readonly string[]; since: Date }

/**
 * Whether one person may be behind both accounts: one touched the access of the other since an instant, or
 * somebody touched that of both; over any number of accounts in between.
 */
export const existsCommonAccess = async (
  tx: Connection,
  { accounts, ...asked }: Touches & { accounts: readonly [string, string] },
): Promise<boolean> => {
  const [row] = await tx<{ found: boolean }[]>`
    with recursive touches as (
      select actor_id, subject_id from audit_entries where actor_kind = 'user' and ${touched(tx, asked)}
    ), reach (account_id, person_id) as (
      select id, id from unnest(${[...accounts]}::text[]) as id
      union
      select reach.account_id, touches.actor_id
      from reach join touches on touches.subject_id = reach.person_id
    )
    select exists (
      select 1 from reach group by person_id having count(distinct account_id) = 2
    ) as found`
  return row?.found ?? false
}

/** What others did to the access of an account since an instant, newest first, at most 20. */
export const listTouchesOfAccount = (
  tx: Connection,
  { userId, ...asked }: Touches & { userId: string },
): Promise<AuditEntryRow[]> => tx<AuditEntryRow[]>`
  select * from audit_entries
  where subject_id = ${userId} and actor_id <> ${userId} and ${touched(tx, asked)}
  order by id desc limit 20`

const touched = (tx: Connection, { organizationId, actions, since }: Touches) => tx`
  organization_id = ${organizationId} and action = any(${[...actions]}) and subject_type = 'user'
  and (action <> 'user_changed' or details #> '{changed,role}' is not null)
  and at >= ${since} and id > ${firstIdOf(afterMs(since, -SLACK_MS))}`
