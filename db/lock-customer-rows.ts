import type { Connection } from './client.ts'
import type { Customer } from './customer-cpf.ts'

/**
 * Serializes inserts of a customer until the end of the transaction. A unique index does not see that two
 * forms of one CPF are equal (db/customer-cpf.ts), so an insert first takes this lock and then looks for rows
 * of every form. The name does not depend on a key, because processes may have different newest keys.
 */
export const lockCustomerRows = (tx: Connection, { organizationId, documentNumber }: Customer) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`customer_rows:${organizationId}:${documentNumber}`}, 0))`
