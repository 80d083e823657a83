import { digest } from '#lib/config/secrets'

type Customer = { organizationId: string; documentNumber: string }

/**
 * What names a customer where no CPF may be: a keyed digest, another one in every organization. It finds what
 * is about somebody whose CPF is given, and gives nobody a CPF.
 */
export const customerDigest = ({ organizationId, documentNumber }: Customer): string =>
  digest('customer-digest', `${organizationId}:${documentNumber}`)
