import { insertUser } from '#db/queries/users'
import { withTransaction } from '#db/transaction'
import { newId } from '#lib/config/ids'
import { displayName, emailName } from '#lib/domain/access/names'
import type { Role, Visibility } from '#lib/domain/access/permissions'
import { fieldRefusal } from '#lib/domain/field-refusal'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { issueLink } from '#lib/services/people/parts/issue-link'
import { requireTeam } from '#lib/services/people/parts/require-team'

/**
 * A person to invite; `certification` is the correspondent's certificate of a loan agent (Resolução CMN
 * 4.935/2021).
 */
export type Invitation = {
  email: string
  name: string
  role: Role
  teamId: string | null
  visibility: Visibility
  certification: string | null
}

/**
 * Adds a person who cannot sign in yet, and makes the link with which they choose their password.
 * @throws invalid_name, invalid_email, team_not_found, and name_taken when the e-mail is somebody's, in
 *   whichever organization
 */
export const invitePerson = async (context: Context, invitation: Invitation) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const { role, teamId, visibility, certification } = invitation
  const id = newId(now)
  const email = emailName(invitation.email)
  const row = {
    id,
    organizationId,
    email,
    name: displayName(invitation.name),
    passwordHash: null,
    role,
    certification,
    teamId,
    visibility,
    createdAt: now,
    deactivatedAt: null,
  }
  return withTransaction(context, async (tx) => {
    await requireTeam(tx, context, teamId)
    if (!(await insertUser(tx, row)))
      throw fieldRefusal({ pointer: '/email', code: 'name_taken', details: { name: email } })
    const link = await issueLink(tx, context, { userId: id, purpose: 'invitation' })
    const details = { role, teamId, visibility }
    await recordAudit(tx, context, { action: 'user_invited', subjectType: 'user', subjectId: id, details })
    return { id, link }
  })
}
