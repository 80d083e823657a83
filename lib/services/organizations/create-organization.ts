import { insertOrganization, listOrganizationsAsOwner } from '#db/queries/organizations/organizations.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { SecondFactorPolicy } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { displayName } from '#lib/domain/names.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * Creates an organization whose managers need a second factor by default.
 * @throws name_taken, invalid_name
 * @withoutPermission an administrator runs it at the command line
 */
export const createOrganization = async (
  context: Context,
  input: { name: string; secondFactor?: SecondFactorPolicy },
): Promise<{ id: string; name: string }> => {
  const name = displayName(input.name)
  const organizations = await withLookup({}, listOrganizationsAsOwner)
  if (organizations.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw new DomainError('name_taken', { name })
  const organizationId = newId(context.now)
  await withTransaction({ organizationId }, async (tx) => {
    const row = {
      id: organizationId,
      name,
      status: 'active',
      defaultInstitutionCode: null,
      secondFactor: input.secondFactor ?? 'managers',
      createdAt: context.now,
    } as const
    await insertOrganization(tx, row)
    const act = {
      action: 'organization_created',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { name },
    } as const
    await recordAudit(tx, { ...context, organizationId }, act)
  })
  return { id: organizationId, name }
}
