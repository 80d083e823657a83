import { listPasskeys } from '#db/queries/access/passkeys.ts'
import { countRecoveryCodes } from '#db/queries/access/recovery-codes.ts'
import { findSecondFactor } from '#db/queries/access/second-factors.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { relyingParty } from '#lib/config/relying-party.ts'
import { demandsSecondFactor } from '#lib/domain/access/second-factor.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

export type OwnPasskey = {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
  /** True if the passkey is synced to the person's other devices. */
  backedUp: boolean
}

export type OwnSecondFactor = {
  /** Setup time of the authenticator app. */
  since: Date | null
  passkeys: OwnPasskey[]
  offersPasskeys: boolean
  recoveryCodesLeft: number
  isDemanded: boolean
  isOverdue: boolean
}

/** @throws permission_denied */
export const getOwnSecondFactor = (context: Context): Promise<OwnSecondFactor> => {
  const { id: userId, role } = requireSelf(context)
  const { organizationId, now } = context
  return withSnapshot(context, async (tx) => {
    const factor = await findSecondFactor(tx, { organizationId, userId })
    const passkeys = await listPasskeys(tx, { organizationId, userId })
    const organization = await findOrganization(tx, organizationId)
    const isDemanded = organization !== undefined && demandsSecondFactor(organization.secondFactor, role)
    const isGraceOver = (organization?.secondFactorFrom ?? now) <= now
    return {
      since: factor?.createdAt ?? null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
        ...{ id, name, createdAt, lastUsedAt, backedUp },
      })),
      offersPasskeys: relyingParty() !== null,
      recoveryCodesLeft: await countRecoveryCodes(tx, { organizationId, userId }),
      isDemanded,
      isOverdue: isDemanded && isGraceOver && !factor && passkeys.length === 0,
    }
  })
}
