import { countRecoveryCodes } from '#db/queries/access/recovery-codes.ts'
import { findSecondFactor } from '#db/queries/access/second-factors.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { demandsSecondFactor } from '#lib/domain/access/second-factor.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

export type OwnSecondFactor = { since: Date | null; recoveryCodesLeft: number; isDemanded: boolean }

/** @throws permission_denied */
export const getOwnSecondFactor = (context: Context): Promise<OwnSecondFactor> => {
  const { id: userId, role } = requireSelf(context)
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const factor = await findSecondFactor(tx, { organizationId, userId })
    const organization = await findOrganization(tx, organizationId)
    return {
      since: factor?.createdAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(tx, { organizationId, userId }),
      isDemanded: organization !== undefined && demandsSecondFactor(organization.secondFactor, role),
    }
  })
}
