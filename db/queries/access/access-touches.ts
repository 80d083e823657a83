import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import type { AuditEntryRow } from '#db/queries/audit/audit-entries.ts'
import { afterMs } from '#lib/config/clock.ts'

/** Slack of the id bound, which only narrows the index scan; `at` is compared exactly. */
const SLACK_MS = 24 * 3_600_000

type TouchFilter = { organizationId: string; actions: readonly string[]; since: Date }

/** Links accounts if one changed the other's access or a third changed both; chains of accounts count too. */
export const listLinkedAccounts = async (
  tx: Connection,
  { account, others, ...filter }: TouchFilter & { account: string; others: readonly string[] },
): Promise<string[]> => {
  const rows = await tx<{ accountId: string }[]>`
    with recursive touches as (
      select actor_id, subject_id from audit_entries where actor_kind = 'user' and ${touchConditions(tx, filter)}
      union
      select details ->> 'proposedBy', subject_id from audit_entries
      where details ->> 'proposedBy' is not null and ${touchConditions(tx, filter)}
    ), reach (account_id, person_id) as (
      select id, id from unnest(${[account, ...others]}::text[]) as id
      union
      select reach.account_id, touches.actor_id
      from reach join touches on touches.subject_id = reach.person_id
    )
    select distinct other.account_id from reach as own join reach as other on other.person_id = own.person_id
    where own.account_id = ${account} and other.account_id <> ${account}`
  return rows.map(({ accountId }) => accountId)
}

export const listTouchesOfAccount = (
  tx: Connection,
  { userId, ...filter }: TouchFilter & { userId: string },
): Promise<(AuditEntryRow & { proposedByName: string | null })[]> => tx`
  select audit_entries.*,
    (select name from users
      where organization_id = ${filter.organizationId} and id::text = details ->> 'proposedBy') as proposed_by_name
  from audit_entries
  where subject_id = ${userId} and actor_id <> ${userId} and ${touchConditions(tx, filter)}
  order by id desc limit 20`

const touchConditions = (tx: Connection, { organizationId, actions, since }: TouchFilter) => tx`
  organization_id = ${organizationId} and action = any(${[...actions]}) and subject_type = 'user'
  and (action <> 'user_changed' or details #> '{changed,role}' is not null or details #> '{changed,ownRoleId}' is not null)
  and at >= ${since} and id > ${firstIdOf(afterMs(since, -SLACK_MS))}`
