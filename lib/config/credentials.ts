import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { getEnv } from './env.ts'

const KEY_BYTES = 32

/** The cost of a new hash: PASSWORD_COST is the base-2 logarithm of scrypt's N. */
const presentCost = () => ({ N: 2 ** getEnv().PASSWORD_COST, r: 8, p: 1 })

/**
 * Hashes a password for storage (scrypt, RFC 7914). The hash names its costs, so PASSWORD_COST can be raised
 * later.
 */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const cost = presentCost()
  const key = await derive(password, salt, cost)
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Whether a password is the hashed one. Without a hash (nobody of that name) the same work is done and the
 * answer is false, so that the time taken says nothing.
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [kind, n, r, p, salt, key] = (stored ?? hashOfNobody()).split('$')
  if (kind !== 'scrypt' || !salt || !key) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  })
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null
}

/**
 * The stored form of a client secret. A plain digest is enough: secrets are random with 256 bits, and it must
 * outlive a change of APP_SECRET.
 */
export const secretDigest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

const hashOfNobody = () => {
  const { N, r, p } = presentCost()
  return `scrypt$${N}$${r}$${p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
}

const derive = (
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
