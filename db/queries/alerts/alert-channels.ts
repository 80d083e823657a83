import type { Connection } from '#db/client.ts'
import type { alertChannels, alertMessages } from '#db/schema/alerts.ts'
import type { AlertChannelKind } from '#lib/domain/alerts/alert-channel.ts'

export type AlertChannelRow = typeof alertChannels.$inferSelect
export type AlertMessageRow = typeof alertMessages.$inferSelect

type Key = { organizationId: string; id: string }

export const listAlertChannels = (tx: Connection, organizationId: string): Promise<AlertChannelRow[]> => tx<
  AlertChannelRow[]
>`
  select * from alert_channels where organization_id = ${organizationId} and removed_at is null order by id`

export const findAlertChannel = async (tx: Connection, key: Key): Promise<AlertChannelRow | undefined> => {
  const [row] = await tx<AlertChannelRow[]>`
    select * from alert_channels where organization_id = ${key.organizationId} and id = ${key.id} and removed_at is null`
  return row
}

export const insertAlertChannel = async (tx: Connection, row: AlertChannelRow): Promise<boolean> => {
  const rows = await tx`insert into alert_channels ${tx(row)} on conflict do nothing returning id`
  return rows.length === 1
}

export const removeAlertChannel = async (
  tx: Connection,
  key: Key,
  at: Date,
): Promise<AlertChannelKind | undefined> => {
  const [row] = await tx<{ kind: AlertChannelKind }[]>`
    update alert_channels set removed_at = ${at}
    where organization_id = ${key.organizationId} and id = ${key.id} and removed_at is null returning kind`
  return row?.kind
}

export const insertAlertMessage = async (tx: Connection, row: AlertMessageRow): Promise<void> => {
  await tx`insert into alert_messages ${tx(row)}`
}

/** Claims a due message by moving its due time to `until`. */
export const claimAlertMessage = async (
  tx: Connection,
  key: Key,
  { at, until }: { at: Date; until: Date },
): Promise<AlertMessageRow | undefined> => {
  const [row] = await tx<AlertMessageRow[]>`
    update alert_messages set attempts = attempts + 1, due_at = ${until}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'waiting' and due_at <= ${at}
    returning *`
  return row
}

type Outcome = Partial<Pick<AlertMessageRow, 'status' | 'dueAt' | 'lastError' | 'lastStatus' | 'endedAt'>>

export const updateAlertMessage = async (tx: Connection, key: Key, outcome: Outcome): Promise<void> => {
  await tx`
    update alert_messages set ${tx(outcome)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'waiting'`
}

export const listDueAlertMessages = async (
  tx: Connection,
  { organizationId, at, limit }: { organizationId: string; at: Date; limit: number },
): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select id from alert_messages
    where organization_id = ${organizationId} and status = 'waiting' and due_at <= ${at} order by due_at, id limit ${limit}`
  return rows.map(({ id }) => id)
}

export const listLastAlertMessages = (
  tx: Connection,
  organizationId: string,
): Promise<AlertMessageRow[]> => tx<AlertMessageRow[]>`
  select last.* from alert_channels c cross join lateral (
    select * from alert_messages m where m.organization_id = ${organizationId} and m.channel_id = c.id
    order by m.id desc limit 1) as last
  where c.organization_id = ${organizationId} and c.removed_at is null`
