import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { institutionConnections } from '#db/schema/institution-connections.ts'
import type { ConnectionState } from '#lib/domain/institutions/connection-state.ts'

export type InstitutionConnectionRow = typeof institutionConnections.$inferSelect

export type ConnectionKey = Pick<InstitutionConnectionRow, 'organizationId' | 'institutionCode'>

export const findInstitutionConnection = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
): Promise<InstitutionConnectionRow | undefined> => {
  const [row] = await tx<InstitutionConnectionRow[]>`
    select * from institution_connections
    where organization_id = ${organizationId} and institution_code = ${institutionCode}`
  return row
}

/** Requires a `withLookup` transaction for this `institution_connection`, as the organization is unknown. */
export const findConnectionOfEvent = async (
  tx: Connection,
  { id, institutionCode }: Pick<InstitutionConnectionRow, 'id' | 'institutionCode'>,
): Promise<InstitutionConnectionRow | undefined> => {
  const [row] = await tx<InstitutionConnectionRow[]>`
    select * from institution_connections where id = ${id} and institution_code = ${institutionCode}`
  return row
}

export const listInstitutionConnections = (
  tx: Connection,
  organizationId: string,
): Promise<InstitutionConnectionRow[]> => tx<InstitutionConnectionRow[]>`
  select * from institution_connections where organization_id = ${organizationId} order by institution_code`

/** Stores a connection with a closed circuit. An existing connection keeps its id. */
export const putInstitutionConnection = async (
  tx: Connection,
  row: InstitutionConnectionRow,
): Promise<InstitutionConnectionRow> => {
  const [stored] = await tx<InstitutionConnectionRow[]>`
    insert into institution_connections ${tx({ ...row, capabilities: json(tx, row.capabilities) })}
    on conflict (organization_id, institution_code) do update set
      base_address = excluded.base_address, provider = excluded.provider, client_id = excluded.client_id,
      sealed_client_secret = excluded.sealed_client_secret, capabilities = excluded.capabilities, changed_at = excluded.changed_at,
      failures = 0, open_until = null, held_until = null
    returning *`
  if (!stored) throw new Error('an upsert returns its row')
  return stored
}

export const updateConnectionState = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
  { from, to, at }: { from: readonly ConnectionState[]; to: ConnectionState; at: Date },
): Promise<boolean> => {
  const rows = await tx`
    update institution_connections set state = ${to}, changed_at = ${at}, failures = 0, open_until = null, held_until = null
    where organization_id = ${organizationId} and institution_code = ${institutionCode} and state = any(${[...from]})
    returning id`
  return rows.length === 1
}

export const updateConnectionCapabilities = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
  { capabilities, at }: { capabilities: InstitutionConnectionRow['capabilities']; at: Date },
): Promise<void> => {
  await tx`
    update institution_connections set capabilities = ${json(tx, capabilities)}, changed_at = ${at}
    where organization_id = ${organizationId} and institution_code = ${institutionCode}`
}

/** Claims the only test call after the circuit's open period; returns false if another caller has it. */
export const updateCircuitProbe = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
  { at, until }: { at: Date; until: Date },
): Promise<boolean> => {
  const rows = await tx`
    update institution_connections set open_until = ${until}
    where organization_id = ${organizationId} and institution_code = ${institutionCode} and open_until <= ${at} returning id`
  return rows.length === 1
}

export const updateCircuitOutage = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
): Promise<number> => {
  const [row] = await tx<{ failures: number }[]>`
    update institution_connections set failures = failures + 1
    where organization_id = ${organizationId} and institution_code = ${institutionCode} returning failures`
  return row?.failures ?? 0
}

export const updateCircuitOpen = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
  until: Date,
): Promise<void> => {
  await tx`
    update institution_connections set open_until = ${until}
    where organization_id = ${organizationId} and institution_code = ${institutionCode}`
}

export const updateCircuitClosed = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
): Promise<void> => {
  await tx`
    update institution_connections set failures = 0, open_until = null
    where organization_id = ${organizationId} and institution_code = ${institutionCode}
      and (failures > 0 or open_until is not null)`
}

export const updateConnectionHold = async (
  tx: Connection,
  { organizationId, institutionCode }: ConnectionKey,
  until: Date,
): Promise<void> => {
  await tx`
    update institution_connections set held_until = greatest(held_until, ${until})
    where organization_id = ${organizationId} and institution_code = ${institutionCode}`
}

/** Counts the open circuits of all organizations by an SQL function that returns only their number. */
export const countOpenCircuits = async (tx: Connection, at: Date): Promise<number> => {
  const [row] = await tx<{ open: number }[]>`select open_institution_circuits(${at}::timestamptz) as open`
  return row?.open ?? 0
}
