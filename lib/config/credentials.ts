import {
  type Argon2Parameters,
  argon2,
  hash,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { getEnv } from './env.ts'

const KEY_BYTES = 32

type Argon2Cost = { memory: number; passes: number; parallelism: number }

/** `memory` (PASSWORD_COST) is in KiB. */
const presentCost = (): Argon2Cost => ({ memory: getEnv().PASSWORD_COST, passes: 2, parallelism: 1 })

/** Hashes by Argon2id (RFC 9106) into a PHC string. `saltOf` is a stored hash whose salt is reused. */
export const hashPassword = async (password: string, saltOf?: string): Promise<string> => {
  const salt = (saltOf === undefined ? null : readArgon2(saltOf))?.salt ?? randomBytes(16)
  const key = await deriveArgon2(password, salt, presentCost())
  return `${presentPrefix()}${unpadded(salt)}$${unpadded(key)}`
}

/** Does the same work for an unknown user (null), so that timing does not reveal which users exist. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> =>
  (await matchingHashes(password, stored === null ? [] : [stored])).length > 0

/** Takes the time of one hash if all hashes have the same salt and costs, and also if there are none. */
export const matchingHashes = async (password: string, stored: readonly string[]): Promise<string[]> => {
  const keys = new Map<string, Promise<Buffer>>()
  const keyOf = ({ settings, derive }: ReadHash) => {
    const key = keys.get(settings) ?? derive(password)
    keys.set(settings, key)
    return key
  }
  const matches: string[] = []
  for (const text of stored.filter(hasPassword)) {
    const hash = readHash(text)
    if (hash && isSame(hash.key, await keyOf(hash))) matches.push(text)
  }
  if (keys.size === 0) await readHash(hashOfNoPassword())?.derive(password)
  return matches
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

export const isOutdatedHash = (stored: string | null): boolean =>
  stored !== null && !stored.startsWith(presentPrefix())

/** Unkeyed SHA-256 suffices for 256 random bits; a keyed digest would not survive a new APP_SECRET. */
export const secretDigest = (secret: string): string => hash('sha256', secret, 'base64url')

const NO_PASSWORD = `${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Returns a hash that no password matches, for an account without a password. */
export const hashOfNoPassword = (): string => `${presentPrefix()}${NO_PASSWORD}`

export const hasPassword = (stored: string | null): boolean =>
  stored !== null && !stored.endsWith(NO_PASSWORD)

const presentPrefix = () => {
  const { memory, passes, parallelism } = presentCost()
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

/** `settings` is the stored text without the key: algorithm, costs and salt. */
type ReadHash = { key: Buffer; settings: string; derive: (password: string) => Promise<Buffer> }

const readHash = (stored: string): ReadHash | null => readArgon2(stored) ?? readScrypt(stored)

const readArgon2 = (stored: string): (ReadHash & { salt: Buffer }) | null => {
  const [, memory, passes, parallelism, salt, key] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/.exec(stored) ?? []
  if (!salt || !key) return null
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const saltBytes = Buffer.from(salt, 'base64')
  return {
    key: Buffer.from(key, 'base64'),
    salt: saltBytes,
    settings: stored.slice(0, -key.length),
    derive: (password) => deriveArgon2(password, saltBytes, cost),
  }
}

const readScrypt = (stored: string): ReadHash | null => {
  const [kind, n, r, p, salt, key] = stored.split('$')
  if (kind !== 'scrypt' || !salt || !key) return null
  const cost = { N: Number(n), r: Number(r), p: Number(p) }
  return {
    key: Buffer.from(key, 'base64url'),
    settings: stored.slice(0, -key.length),
    derive: (password) => deriveScrypt(password, Buffer.from(salt, 'base64url'), cost),
  }
}

// The PHC string format omits the padding.
const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const deriveArgon2 = (password: string, nonce: Buffer, cost: Argon2Cost): Promise<Buffer> => {
  const message = password.normalize('NFKC')
  const parameters: Argon2Parameters = { message, nonce, tagLength: KEY_BYTES, ...cost }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

const deriveScrypt = (
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> => {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
