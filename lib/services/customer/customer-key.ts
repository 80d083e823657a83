import { digest } from '#lib/config/secrets'

/** Tells one customer of an organization from another where the CPF is masked; says nothing about the CPF. */
export const customerKey = (organizationId: string, documentNumber: string): string =>
  digest('customers', `${organizationId} ${documentNumber}`).slice(0, 22)
