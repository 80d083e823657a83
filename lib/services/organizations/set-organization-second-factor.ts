import { findOrganization, updateOrganizationSecondFactor } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import type { SecondFactorPolicy } from '#lib/domain/access/second-factor.ts'
import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type NewPolicy = {
  policy: SecondFactorPolicy
  /** Days during which people without a second factor are only reminded. */
  graceDays?: number
}

/**
 * Sets who must use a second factor. From the returned day on, people without one can only set one up.
 * @withoutPermission an administrator runs it at the command line
 */
export const setOrganizationSecondFactor = async (
  context: Context,
  { policy: to, graceDays = 0 }: NewPolicy,
): Promise<{ startDate: string }> => {
  const { organizationId, now } = context
  const startDate = addDays(dayInSaoPaulo(now), graceDays)
  await withTransaction(context, async (tx) => {
    const from = (await findOrganization(tx, organizationId))?.secondFactor
    if (from === undefined) throw new DomainError('not_found')
    await updateOrganizationSecondFactor(tx, organizationId, {
      secondFactor: to,
      secondFactorFrom: graceDays > 0 ? startOfDayInSaoPaulo(startDate) : null,
    })
    await recordAudit(tx, context, {
      action: 'organization_second_factor_set',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { from, to, ...(graceDays > 0 && { startDate }) },
    })
  })
  return { startDate }
}
