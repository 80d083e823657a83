import { findOrganization, updateOrganizationPasswordsOff } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * Allows passwords again, for an organization whose identity provider lets nobody in.
 * @throws permission_denied, not_found
 * @withoutPermission an administrator runs it at the command line
 */
export const turnPasswordsOn = async (context: Context): Promise<void> => {
  const { organizationId, actor } = context
  if (actor.kind !== 'system') throw new DomainError('permission_denied')
  await withTransaction(context, async (tx) => {
    const organization = await findOrganization(tx, organizationId)
    if (!organization) throw new DomainError('not_found')
    if (!organization.passwordsOff) return
    await updateOrganizationPasswordsOff(tx, organizationId, false)
    await recordAudit(tx, context, {
      action: 'organization_passwords_set',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { passwordsOff: false },
    })
  })
}
