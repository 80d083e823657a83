import { getEnv } from '#lib/config/env'
import { digest, sameText } from '#lib/config/secrets'

const PURPOSE = 'formalization-link'
const ID_BYTES = 16
const TOKEN_BYTES = 3 * ID_BYTES

/** What a link names. */
export type FormalizationSubject = { organizationId: string; proposalId: string }

/** The address of the customer's page of a proposal. It can be made again at any time and cannot be guessed. */
export const formalizationLinkOf = (organizationId: string, proposalId: string): string =>
  `${getEnv().ORIGIN}/formalization/${formalizationTokenOf({ organizationId, proposalId })}`

/** The token of the link: both ids and a keyed digest of them, base64url. */
export const formalizationTokenOf = ({ organizationId, proposalId }: FormalizationSubject): string => {
  const ids = Buffer.concat([bytesOf(organizationId), bytesOf(proposalId)])
  return Buffer.concat([ids, proofOf(ids)]).toString('base64url')
}

/** Reads a token; null when it was not made by us. Whether the proposal exists is the database's to say. */
export const readFormalizationToken = (token: string): FormalizationSubject | null => {
  if (!/^[\w-]{64}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES) return null
  const ids = bytes.subarray(0, 2 * ID_BYTES)
  const proof = bytes.subarray(2 * ID_BYTES)
  if (!sameText(proof.toString('base64url'), proofOf(ids).toString('base64url'))) return null
  return { organizationId: idOf(ids.subarray(0, ID_BYTES)), proposalId: idOf(ids.subarray(ID_BYTES)) }
}

const proofOf = (ids: Buffer) =>
  Buffer.from(digest(PURPOSE, ids.toString('base64url')), 'base64url').subarray(0, ID_BYTES)

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer) => {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
