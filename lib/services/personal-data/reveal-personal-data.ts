import type { Connection } from '#db/client.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PersonalData, PersonalField, PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import type { ActReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { countReveal } from '#lib/services/kernel/count-reveal.ts'
import type { GivenReason } from '#lib/services/kernel/reason-for.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireReason } from '#lib/services/kernel/require-reason.ts'
import { findCustomer } from './shared/find-customer.ts'

type Revealing = PersonalSubject & {
  fields: readonly PersonalField[]
  /** Not required again for some minutes. */
  why?: GivenReason | undefined
  /** Reason implied by an act; replaces `why`. */
  act?: ActReason | undefined
}

/**
 * Returns unmasked fields of a customer and audits who saw which (LGPD, art. 37); unknown ones are omitted.
 * @throws not_found, also for rows the person does not see, reveal_reason_required, reveal_limit_reached
 */
export const revealPersonalData = async (
  context: Context,
  { fields, why, act, ...subject }: Revealing,
): Promise<PersonalData> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const customer = await findCustomer(tx, context, subject)
    if (!customer) throw new DomainError('not_found')
    const recorded = act ? await countedAct(tx, context, act) : await reasonOf(tx, context, { customer, why })
    const known = fields.filter((field) => customer[field] !== undefined)
    await recordAudit(tx, context, {
      action: 'personal_data_revealed',
      ...subject,
      details: { fields: known, ...recorded },
    })
    return Object.fromEntries(known.map((field) => [field, customer[field]]))
  })
}

const countedAct = async (tx: Connection, context: Context, act: ActReason) => {
  await countReveal(tx, context)
  return { reason: act }
}

type Known = { customer: PersonalData; why: GivenReason | undefined }

const reasonOf = (tx: Connection, context: Context, { customer, why }: Known) =>
  requireReason(tx, context, { documentNumber: customer.documentNumber ?? '', given: why })
