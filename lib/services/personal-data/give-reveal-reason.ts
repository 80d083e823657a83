import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireConfirmedReveals } from '#lib/services/kernel/count-reveal.ts'
import { type RevealReasonInput, reasonFor } from '#lib/services/kernel/reason-for.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { findCustomer } from './shared/find-customer.ts'

/** Records `why` or finds a recent reason. @throws not_found, reveal_reason_required, second_factor_stale */
export const giveRevealReason = async (
  context: Context,
  { why, ...subject }: PersonalSubject & { why?: RevealReasonInput | undefined },
): Promise<Record<string, never>> => {
  requirePermission(context, 'originate')
  await withTransaction(context, async (tx) => {
    const customer = await findCustomer(tx, context, subject)
    if (!customer?.documentNumber) throw new DomainError('not_found')
    const { documentNumber } = customer
    await requireConfirmedReveals(tx, context)
    const recorded = await reasonFor(tx, context, { documentNumber, input: why })
    if (why) await recordAudit(tx, context, { action: 'personal_data_reason', ...subject, details: recorded })
  })
  return {}
}
