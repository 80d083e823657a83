import { digest } from '#lib/config/secrets.ts'

type Customer = { organizationId: string; documentNumber: string }

/** Returns a keyed digest that identifies a customer where no CPF may be stored; differs by organization. */
export const customerDigest = ({ organizationId, documentNumber }: Customer): string =>
  digest('customer-digest', `${organizationId}:${documentNumber}`)
