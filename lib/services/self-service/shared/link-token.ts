import { digest, sameText } from '#lib/config/secrets.ts'

const ID_BYTES = 16
const TOKEN_BYTES = 3 * ID_BYTES

export type LinkSubject = { organizationId: string; id: string }

/** Returns the stable base64url of organization id, subject id and a keyed digest bound to the purpose. */
export const linkTokenOf = (purpose: string, { organizationId, id }: LinkSubject): string => {
  const ids = Buffer.concat([bytesOf(organizationId), bytesOf(id)])
  return Buffer.concat([ids, proofOf(purpose, ids)]).toString('base64url')
}

/** Returns null for an invalid token or one of another purpose. Does not check that the row exists. */
export const readLinkToken = (purpose: string, token: string): LinkSubject | null => {
  if (!/^[\w-]{64}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES) return null
  const ids = bytes.subarray(0, 2 * ID_BYTES)
  const proof = bytes.subarray(2 * ID_BYTES)
  if (!sameText(proof.toString('base64url'), proofOf(purpose, ids).toString('base64url'))) return null
  return { organizationId: idOf(ids.subarray(0, ID_BYTES)), id: idOf(ids.subarray(ID_BYTES)) }
}

const proofOf = (purpose: string, ids: Buffer) =>
  Buffer.from(digest(purpose, ids.toString('base64url')), 'base64url').subarray(0, ID_BYTES)

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer) => {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
