import type { Connection } from '#db/client.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PersonalData, PersonalField, PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import { FIELDS_OF_ACT, type RevealAct } from '#lib/domain/personal-data/reveal-reason.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { countReveal, requireConfirmedReveals } from '#lib/services/kernel/count-reveal.ts'
import type { RevealReasonInput } from '#lib/services/kernel/reason-for.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireReason } from '#lib/services/kernel/require-reason.ts'
import { findCustomer } from './shared/find-customer.ts'

type RevealRequest = PersonalSubject & {
  fields: readonly PersonalField[]
  /** May be omitted for 15 minutes after the last reason. */
  why?: RevealReasonInput | undefined
  /** Current action. If it needs all of `fields`, it is the reason and replaces `why`. */
  act?: RevealAct | undefined
  /** True for the page of a new contract, which reveals no CPF and cannot ask for the second factor. */
  isOfPage?: boolean
}

/**
 * Returns the unmasked fields that the customer has, and audits who saw which (LGPD, art. 37).
 * @throws not_found, reveal_reason_required, second_factor_stale, sign_in_stale, reveal_limit_reached
 */
export const revealPersonalData = async (
  context: Context,
  { fields, why, act, isOfPage = false, ...subject }: RevealRequest,
): Promise<PersonalData> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const customer = await findCustomer(tx, context, subject)
    if (!customer) throw new DomainError('not_found')
    const recorded =
      act && fields.every((field) => FIELDS_OF_ACT[act].includes(field))
        ? await countAct(tx, context, { act, isOfPage })
        : await reasonOf(tx, context, { customer, why })
    const present = fields.filter((field) => customer[field] !== undefined)
    await recordAudit(tx, context, {
      action: 'personal_data_revealed',
      ...subject,
      details: { fields: present, ...recorded },
    })
    return Object.fromEntries(present.map((field) => [field, customer[field]]))
  })
}

const countAct = async (
  tx: Connection,
  context: Context,
  { act, isOfPage }: { act: RevealAct; isOfPage: boolean },
) => {
  if (!isOfPage) await requireConfirmedReveals(tx, context)
  await countReveal(tx, context)
  return { reason: act }
}

type ReasonInput = { customer: PersonalData; why: RevealReasonInput | undefined }

const reasonOf = (tx: Connection, context: Context, { customer, why }: ReasonInput) =>
  requireReason(tx, context, { documentNumber: customer.documentNumber ?? '', input: why })
