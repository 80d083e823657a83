import type postgres from 'postgres'
import { listKeyUses } from '#db/renew-encryption.ts'
import { getKeyRing } from '#lib/config/key-ring.ts'
import { countDocumentsByKey } from '#lib/services/housekeeping/count-documents-by-key.ts'

/** Numbers of values and documents that a key encrypts; `keyId` is null for plain text. */
export type KeyNeed = { keyId: string | null; values: number; documents: number; isNewest: boolean }

/** Lists what each key encrypts, including unused keys and needed keys that the installation lacks. */
export const listKeyNeeds = async (
  sql: postgres.Sql,
  organizationIds: readonly string[],
): Promise<KeyNeed[]> => {
  const uses = await listKeyUses(sql, organizationIds)
  const documents = await countDocumentsByKey(organizationIds)
  const { ids } = getKeyRing()
  const all = new Set([...ids, ...uses.map(({ keyId }) => keyId), ...documents.keys(), null])
  return [...all].map((keyId) => ({
    keyId,
    values: uses.filter((use) => use.keyId === keyId).reduce((sum, { values }) => sum + values, 0),
    documents: documents.get(keyId) ?? 0,
    isNewest: keyId === ids[0],
  }))
}
