import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

const key = createSecretKey(
  Buffer.from(hkdfSync('sha256', process.env.APP_SECRET ?? '', 'origination', 'formalization-link', 32)),
)

/** The customer's link of a proposal, the same as the product's. */
export const formalizationLink = (organizationId: string, proposalId: string): string => {
  const ids = Buffer.from(organizationId.replaceAll('-', '') + proposalId.replaceAll('-', ''), 'hex')
  const proof = createHmac('sha256', key).update(ids.toString('base64url')).digest().subarray(0, 16)
  return `${process.env.ORIGIN}/formalization/${Buffer.concat([ids, proof]).toString('base64url')}`
}
