import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

const keyOf = (purpose: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', process.env.APP_SECRET ?? '', 'origination', purpose, 32)))

const KEYS = { formalization: keyOf('formalization-link'), consent: keyOf('consent-link') } as const

export const customerLink = (page: keyof typeof KEYS, organizationId: string, id: string): string => {
  const ids = Buffer.from(organizationId.replaceAll('-', '') + id.replaceAll('-', ''), 'hex')
  const proof = createHmac('sha256', KEYS[page]).update(ids.toString('base64url')).digest().subarray(0, 16)
  return `${process.env.ORIGIN}/${page}/${Buffer.concat([ids, proof]).toString('base64url')}`
}
