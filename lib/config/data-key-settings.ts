import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Each ciphertext contains the `id` of its master key. */
export type MasterKey = { id: string; bytes: Buffer }

export const dataKeyVariables = z.object({
  DATA_KEYS: z.string().optional(),
  DATA_KEY_FILE: z.string().optional(),
  ENCRYPT_DATA: z
    .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
    .default('1')
    .transform((text) => text === '1' || text === 'true'),
})

type Variables = z.output<typeof dataKeyVariables>
type MasterKeyResult = { keys: MasterKey[]; problem?: { name: string; message: string } }

/** Id of the master key derived from APP_SECRET, which the key ring always contains. */
export const DERIVED_KEY_ID = 'app'

const ENTRY = /^([a-z0-9][a-z0-9-]{0,19}):([0-9a-f]{64})$/i
/** Minimum of distinct bytes. 32 random bytes have about 30; fewer than 20 are rarer than one in 10⁶. */
const FEWEST_BYTES = 20

/** Returns the configured master keys, the encrypting key first. Problem texts never quote keys. */
export const readMasterKeys = ({ DATA_KEYS, DATA_KEY_FILE }: Variables): MasterKeyResult => {
  if (DATA_KEYS !== undefined && DATA_KEY_FILE !== undefined)
    return problemWith('DATA_KEY_FILE', 'cannot be set beside DATA_KEYS')
  if (DATA_KEYS !== undefined) return keysIn(DATA_KEYS.split(','), 'DATA_KEYS')
  if (DATA_KEY_FILE === undefined) return { keys: [] }
  try {
    return keysIn(readFileSync(DATA_KEY_FILE, 'utf8').split('\n'), 'DATA_KEY_FILE')
  } catch {
    return problemWith('DATA_KEY_FILE', 'names a file that cannot be read')
  }
}

const problemWith = (name: string, message: string): MasterKeyResult => ({
  keys: [],
  problem: { name, message },
})

const keysIn = (entries: readonly string[], name: string): MasterKeyResult => {
  const keys: MasterKey[] = []
  for (const entry of entries.map((each) => each.trim()).filter((each) => each !== '')) {
    const [, id = '', hex = ''] = ENTRY.exec(entry) ?? []
    if (id === '')
      return problemWith(name, 'must be id:key, with a key of 64 hexadecimal digits (openssl rand -hex 32)')
    if (id === DERIVED_KEY_ID) return problemWith(name, `cannot call a key "${DERIVED_KEY_ID}"`)
    if (keys.some((key) => key.id === id)) return problemWith(name, `has two keys called "${id}"`)
    const bytes = Buffer.from(hex, 'hex')
    if (new Set(bytes).size < FEWEST_BYTES)
      return problemWith(
        name,
        `has a key, "${id}", too regular to be random: make another by openssl rand -hex 32`,
      )
    keys.push({ id, bytes })
  }
  return keys.length > 0 ? { keys } : problemWith(name, 'has no key')
}
