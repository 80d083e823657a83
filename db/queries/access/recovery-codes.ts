import type { Connection } from '#db/client.ts'

type Key = { organizationId: string; userId: string }

export const insertRecoveryCodes = async (
  tx: Connection,
  key: Key,
  { hashes, at }: { hashes: readonly string[]; at: Date },
): Promise<void> => {
  const { organizationId, userId } = key
  await deleteRecoveryCodes(tx, key)
  const rows = hashes.map((codeHash) => ({ codeHash, organizationId, userId, createdAt: at }))
  await tx`insert into recovery_codes ${tx(rows)}`
}

export const isRecoveryCodeUnused = async (tx: Connection, key: Key, codeHash: string): Promise<boolean> => {
  const rows = await tx`
    select 1 from recovery_codes
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and code_hash = ${codeHash} and used_at is null`
  return rows.length === 1
}

export const updateRecoveryCodeUsed = async (
  tx: Connection,
  key: Key,
  { codeHash, at }: { codeHash: string; at: Date },
): Promise<boolean> => {
  const rows = await tx`
    update recovery_codes set used_at = ${at}
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and code_hash = ${codeHash} and used_at is null
    returning code_hash`
  return rows.length === 1
}

export const countRecoveryCodes = async (tx: Connection, key: Key): Promise<number> => {
  const [row] = await tx<{ unused: number }[]>`
    select count(*)::int as unused from recovery_codes
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and used_at is null`
  return row?.unused ?? 0
}

export const deleteRecoveryCodes = async (tx: Connection, { organizationId, userId }: Key): Promise<void> => {
  await tx`delete from recovery_codes where organization_id = ${organizationId} and user_id = ${userId}`
}
