import { insertUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { Role, Visibility } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { emailName } from '#lib/domain/names.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { issueLink } from '#lib/services/people/parts/issue-link.ts'
import { accessTakesTwo, resolveAccess } from './parts/resolve-access.ts'

export type Invitation = {
  email: string
  name: string
  role: Role
  ownRoleId?: string | null
  teamId: string | null
  visibility: Visibility
}

/**
 * @throws second_manager_needed, invalid_name, invalid_email, team_not_found, role_not_found, role_changed,
 *   name_taken (the organization already has an account with the e-mail)
 */
export const invitePerson = async (context: Context, invitation: Invitation) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const id = newId(now)
  const email = emailName(invitation.email)
  const nothing = { passwordHash: null, deactivatedAt: null }
  return withTransaction(context, async (tx) => {
    const { access, permissions } = await resolveAccess(tx, context, invitation)
    if (await accessTakesTwo(tx, context, { person: null, permissions }))
      throw new DomainError('second_manager_needed')
    if (!(await insertUser(tx, { id, organizationId, email, ...access, ...nothing, createdAt: now })))
      throw fieldRefusal({ pointer: '/email', code: 'name_taken', details: { name: email } })
    const link = await issueLink(tx, context, { userId: id, purpose: 'invitation' })
    const { role, ownRoleId, teamId, visibility } = access
    const details = { role, ...(ownRoleId && { ownRoleId }), teamId, visibility }
    await recordAudit(tx, context, { action: 'user_invited', subjectType: 'user', subjectId: id, details })
    return { id, link }
  })
}
