import { instantOf } from '#lib/config/clock.ts'
import { digest, sameText } from '#lib/config/secrets.ts'
import type { LinkSubject } from './link-token.ts'

const ID_BYTES = 16
const NAME_BYTES = 2 * ID_BYTES + 4
const TOKEN_BYTES = NAME_BYTES + ID_BYTES

/** `expiresAt` has a precision of seconds. */
export type DatedLinkSubject = LinkSubject & { expiresAt: Date }

/** Returns the base64url of organization id, subject id, expiry and a keyed digest bound to the purpose. */
export const datedLinkTokenOf = (
  purpose: string,
  { organizationId, id, expiresAt }: DatedLinkSubject,
): string => {
  const end = Buffer.alloc(4)
  end.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000))
  const name = Buffer.concat([bytesOf(organizationId), bytesOf(id), end])
  return Buffer.concat([name, proofOf(purpose, name)]).toString('base64url')
}

/** Returns null for an invalid token or one of another purpose. Does not reject expired tokens. */
export const readDatedLinkToken = (purpose: string, token: string): DatedLinkSubject | null => {
  if (!/^[\w-]{70}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return null
  const name = bytes.subarray(0, NAME_BYTES)
  const proof = bytes.subarray(NAME_BYTES)
  if (!sameText(proof.toString('base64url'), proofOf(purpose, name).toString('base64url'))) return null
  return {
    organizationId: idOf(name.subarray(0, ID_BYTES)),
    id: idOf(name.subarray(ID_BYTES, 2 * ID_BYTES)),
    expiresAt: instantOf(name.readUInt32BE(2 * ID_BYTES) * 1000),
  }
}

const proofOf = (purpose: string, name: Buffer) =>
  Buffer.from(digest(purpose, name.toString('base64url')), 'base64url').subarray(0, ID_BYTES)

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer) => {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
