import { digest } from '#lib/config/secrets.ts'

type Customer = { organizationId: string; documentNumber: string }

/** Returns a keyed digest of a customer, per organization, for rows that must not contain a CPF. */
export const customerDigest = ({ organizationId, documentNumber }: Customer): string =>
  digest('customer-digest', `${organizationId}:${documentNumber}`)
