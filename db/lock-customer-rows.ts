import type { Connection } from './client.ts'
import type { Customer } from './customer-cpf.ts'

/**
 * Locks a customer. A unique index does not see that two forms of a CPF are equal: lock first, then look for
 * rows of every form. The lock's name does not depend on a key, because processes may have different newest
 * keys.
 */
export const lockCustomerRows = (tx: Connection, { organizationId, documentNumber }: Customer) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`customer_rows:${organizationId}:${documentNumber}`}, 0))`
