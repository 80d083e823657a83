import { digest } from '#lib/config/secrets.ts'

type Customer = { organizationId: string; documentNumber: string }

/** Returns a keyed digest, per organization, that stands for a customer where no CPF may be stored. */
export const customerDigest = ({ organizationId, documentNumber }: Customer): string =>
  digest('customer-digest', `${organizationId}:${documentNumber}`)
