import { findOrganization, updateOrganizationSecondFactor } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import type { SecondFactorPolicy } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * Sets who must use a second factor. From the next request on, people without a required factor can only set
 * one up.
 * @withoutPermission an administrator runs it at the command line
 */
export const setOrganizationSecondFactor = async (
  context: Context,
  { policy: to }: { policy: SecondFactorPolicy },
): Promise<void> => {
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const from = (await findOrganization(tx, organizationId))?.secondFactor
    if (from === undefined) throw new DomainError('not_found')
    await updateOrganizationSecondFactor(tx, organizationId, to)
    await recordAudit(tx, context, {
      action: 'organization_second_factor_set',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { from, to },
    })
  })
}
