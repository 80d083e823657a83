import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { PersonalData, PersonalField, PersonalSubject } from '#lib/domain/personal-data/personal-data'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { countReveal } from '#lib/services/personal-data/parts/count-reveal'
import { findCustomer } from '#lib/services/personal-data/parts/find-customer'

/**
 * Returns to a person the fields of a customer they ask for, in full, and writes down who saw which fields of
 * which row (LGPD, art. 37). Fields the row does not know are left out.
 * @throws not_found (also of another organization, or outside the work the person sees), reveal_limit_reached
 */
export const revealPersonalData = async (
  context: Context,
  { fields, ...subject }: PersonalSubject & { fields: readonly PersonalField[] },
): Promise<PersonalData> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const customer = await findCustomer(tx, context, subject)
    if (!customer) throw new DomainError('not_found')
    await countReveal(tx, context)
    const known = fields.filter((field) => customer[field] !== undefined)
    await recordAudit(tx, context, {
      action: 'personal_data_revealed',
      ...subject,
      details: { fields: known },
    })
    return Object.fromEntries(known.map((field) => [field, customer[field]]))
  })
}
