import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { findCustomer } from '#lib/services/personal-data/shared/find-customer.ts'

/** @throws not_found */
export const getCustomerKeyOf = async (context: Context, subject: PersonalSubject): Promise<string> => {
  requirePermission(context, 'originate')
  const customer = await withSnapshot(context, (tx) => findCustomer(tx, context, subject))
  if (!customer?.documentNumber) throw new DomainError('not_found')
  const { organizationId } = context
  return customerKeyOf({ organizationId, documentNumber: customer.documentNumber })
}
