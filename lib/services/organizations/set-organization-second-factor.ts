import { findOrganization, updateOrganizationSecondFactor } from '#db/queries/organizations'
import { withTransaction } from '#db/transaction'
import type { SecondFactorPolicy } from '#lib/domain/access/second-factor'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { recordAudit } from '#lib/services/kernel/record-audit'

/**
 * Sets who must have a second factor; from the next request on, those without can only set one up.
 * @withoutPermission an administrator does it at the command line
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
