import { hasAnyFactor } from '#db/queries/access/second-factors.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { demandsSecondFactor } from '#lib/domain/access/second-factor.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

/** Returns the end of the current grace period if a required factor is missing. @throws permission_denied */
export const getSecondFactorReminder = (context: Context): Promise<Day | null> => {
  const { id: userId, role } = requireSelf(context)
  const { organizationId, now } = context
  return withSnapshot(context, async (tx) => {
    const organization = await findOrganization(tx, organizationId)
    const from = organization?.secondFactorFrom ?? null
    if (!organization || from === null || from <= now) return null
    if (!demandsSecondFactor(organization.secondFactor, role)) return null
    return (await hasAnyFactor(tx, { organizationId, userId })) ? null : dayInSaoPaulo(from)
  })
}
