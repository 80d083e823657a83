import type { Connection } from '#db/client.ts'
import { deleteRecoveryCodes } from '#db/queries/access/recovery-codes.ts'
import { hasAnyFactor } from '#db/queries/access/second-factors.ts'
import type { UserRow } from '#db/queries/access/users.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { demandsSecondFactor } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** Call after a removal: deletes recovery codes if no factor is left. @throws second_factor_demanded */
export const leaveEnoughFactors = async (tx: Connection, person: UserRow): Promise<void> => {
  const { organizationId, id: userId, role } = person
  if (await hasAnyFactor(tx, { organizationId, userId })) return
  const organization = await findOrganization(tx, organizationId)
  if (!organization || demandsSecondFactor(organization.secondFactor, role))
    throw new DomainError('second_factor_demanded')
  await deleteRecoveryCodes(tx, { organizationId, userId })
}
