import type { Connection } from '#db/client.ts'
import type { secondFactors } from '#db/schema/second-factors.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

type Key = { organizationId: string; userId: string }

export const findSecondFactor = async (tx: Connection, key: Key): Promise<SecondFactorRow | undefined> => {
  const [row] = await tx<SecondFactorRow[]>`
    select * from second_factors where organization_id = ${key.organizationId} and user_id = ${key.userId}`
  return row
}

export const insertSecondFactor = async (tx: Connection, row: SecondFactorRow): Promise<void> => {
  await tx`
    insert into second_factors ${tx(row)}
    on conflict (user_id) do update set secret_encrypted = excluded.secret_encrypted,
      created_at = excluded.created_at, last_step = excluded.last_step`
}

/** Consumes a code and all older ones. Of concurrent calls with the same code, only one returns true. */
export const updateSecondFactorStep = async (tx: Connection, key: Key, step: number): Promise<boolean> => {
  const rows = await tx`
    update second_factors set last_step = ${step}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and last_step < ${step}
    returning user_id`
  return rows.length === 1
}

export const findNewestFactorAt = async (tx: Connection, key: Key): Promise<Date | null> => {
  const [row] = await tx<{ newest: Date | null }[]>`
    select max(created_at) as newest from (
      select created_at from second_factors
      where organization_id = ${key.organizationId} and user_id = ${key.userId}
      union all select created_at from passkeys
      where organization_id = ${key.organizationId} and user_id = ${key.userId}) as factors`
  return row?.newest ?? null
}

export const hasAnyFactor = async (tx: Connection, key: Key): Promise<boolean> =>
  (await findNewestFactorAt(tx, key)) !== null

export const deleteSecondFactor = async (tx: Connection, key: Key): Promise<boolean> => {
  const rows = await tx`
    delete from second_factors
    where organization_id = ${key.organizationId} and user_id = ${key.userId} returning user_id`
  return rows.length === 1
}

export const deleteAllFactors = async (tx: Connection, key: Key): Promise<boolean> => {
  await deleteRecoveryCodes(tx, key)
  const hadApp = await deleteSecondFactor(tx, key)
  const passkeys = await tx`
    delete from passkeys
    where organization_id = ${key.organizationId} and user_id = ${key.userId} returning id`
  return hadApp || passkeys.length > 0
}
