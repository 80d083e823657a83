import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import type { passkeys } from '#db/schema/second-factors.ts'
import type { PasskeyWay } from '#lib/domain/access/passkey.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

type Key = { organizationId: string; userId: string }

/** Finds a passkey of another organization only in a `withLookup` transaction for this credential. */
export const findPasskeyByCredential = async (
  tx: Connection,
  credentialId: string,
): Promise<PasskeyRow | undefined> => {
  const [row] = await tx<PasskeyRow[]>`select * from passkeys where credential_id = ${credentialId}`
  return row
}

export const listPasskeys = (tx: Connection, key: Key): Promise<PasskeyRow[]> => tx<PasskeyRow[]>`
  select * from passkeys where organization_id = ${key.organizationId} and user_id = ${key.userId} order by id`

export const insertPasskey = async (tx: Connection, row: PasskeyRow): Promise<boolean> => {
  const rows = await tx`insert into passkeys ${tx(row)} on conflict (credential_id) do nothing returning id`
  return rows.length === 1
}

type PasskeyUse = Pick<PasskeyRow, 'counter' | 'backedUp'> & { lastUsedAt: Date; way: PasskeyWay }

/** Rejects a counter that did not advance, as a clone's would. Authenticators without a counter report 0. */
export const updatePasskeyUse = async (
  tx: Connection,
  key: Key & { id: string },
  { counter, backedUp, lastUsedAt, way }: PasskeyUse,
): Promise<boolean> => {
  const rows = await tx`
    update passkeys set ${tx({ counter, backedUp, lastUsedAt, ...(way === 'after_password' && { opensAlone: true }) })}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0)) ${way === 'alone' ? tx`and opens_alone` : NOTHING}
    returning id`
  return rows.length === 1
}

export const deletePasskey = async (tx: Connection, key: Key & { id: string }): Promise<boolean> => {
  const rows = await tx`
    delete from passkeys
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and id = ${key.id} returning id`
  return rows.length === 1
}
