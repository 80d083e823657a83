import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import {
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  type SigningKeyRow,
} from '#db/queries/applications/signing-keys.ts'
import { withLookup } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newSecret } from '#lib/config/ids.ts'
import { decrypt, encrypt } from '#lib/config/secrets.ts'
import { KEY_REMAINS_MS, keyVerifiesAt, signingKeyAt } from '#lib/domain/access/access-token.ts'

/** `privateKey` is null if it was encrypted under another APP_SECRET; such a key can only verify. */
export type TokenKey = {
  kid: string
  publicJwk: Record<string, unknown>
  publicKey: KeyObject
  privateKey: KeyObject | null
  createdAt: Date
  retiredAt: Date | null
}

const FRESH_MS = 30_000
const PURPOSE = 'signing-key'
let cached: { keys: readonly TokenKey[]; readAt: number } | undefined

/**
 * Returns the keys accepted at `at`, cached for 30 seconds; the first call creates the first key.
 * @withoutPermission handles only the server's own keys
 * @withoutTrace writes at most the first signing key
 */
export const listTokenKeys = async (at: Date): Promise<readonly TokenKey[]> => {
  const age = cached ? at.getTime() - cached.readAt : Number.POSITIVE_INFINITY
  if (cached && age >= 0 && age < FRESH_MS) return cached.keys
  return readTokenKeys(at)
}

/** Like {@link listTokenKeys} but not cached, for use after a rotation or for a token with an unknown key. */
export const readTokenKeys = async (at: Date): Promise<readonly TokenKey[]> => {
  let rows = await withLookup({}, (tx) => listSigningKeys(tx, afterMs(at, -KEY_REMAINS_MS)))
  let keys = rows.map(opened)
  if (!signable(keys, at)) {
    rows = await withLookup({}, async (tx) => {
      await lockSigningKeys(tx)
      const present = await listSigningKeys(tx, afterMs(at, -KEY_REMAINS_MS))
      if (signable(present.map(opened), at)) return present
      const first = await newSigningKey(at)
      await insertSigningKey(tx, first)
      return [...present, first]
    })
    keys = rows.map(opened)
  }
  cached = { keys: keys.filter((key) => keyVerifiesAt(key, at)), readAt: at.getTime() }
  return cached.keys
}

export const currentTokenKey = async (at: Date): Promise<TokenKey & { privateKey: KeyObject }> => {
  const key = signable(await listTokenKeys(at), at) ?? signable(await readTokenKeys(at), at)
  if (!key) throw new Error('there is no key to sign tokens with')
  return key
}

export const newSigningKey = async (at: Date): Promise<SigningKeyRow> => {
  const pair = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const kid = newSecret(12)
  return {
    kid,
    publicJwk: { ...pair.publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' },
    sealedPrivateJwk: encrypt(PURPOSE, JSON.stringify(pair.privateKey.export({ format: 'jwk' }))),
    createdAt: at,
    retiredAt: null,
  }
}

const signable = (keys: readonly TokenKey[], at: Date) =>
  signingKeyAt(
    keys.filter((key): key is TokenKey & { privateKey: KeyObject } => key.privateKey !== null),
    at,
  )

const opened = (row: SigningKeyRow): TokenKey => ({
  kid: row.kid,
  publicJwk: row.publicJwk,
  publicKey: createPublicKey({ key: row.publicJwk, format: 'jwk' }),
  privateKey: openedPrivate(row.sealedPrivateJwk),
  createdAt: row.createdAt,
  retiredAt: row.retiredAt,
})

const openedPrivate = (encrypted: string): KeyObject | null => {
  try {
    return createPrivateKey({ key: JSON.parse(decrypt(PURPOSE, encrypted)), format: 'jwk' })
  } catch {
    return null
  }
}
