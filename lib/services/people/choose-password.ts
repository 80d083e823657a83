import { updateAccessLinkUsed } from '#db/queries/access/access-links.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { type UserRow, updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { newPasswordHash } from '#lib/services/access/shared/new-password-hash.ts'
import { strongPassword } from '#lib/services/access/shared/strong-password.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { openAccessLink } from '#lib/services/people/parts/open-access-link.ts'
import { getAccessLink } from './get-access-link.ts'

/**
 * Sets the password through an access link and ends all sessions of the person.
 * @throws the codes of `getAccessLink`, weak_password, guessable_password
 * @withoutPermission the caller authenticates by the link's token
 */
export const choosePassword = async (
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> => {
  const { email, name, organizationName } = await getAccessLink(context, { token })
  const strong = await strongPassword(password, [email, name, organizationName])
  const link = await openAccessLink(context, token)
  const { organizationId, userId } = link
  const passwordHash = await newPasswordHash({ email, organizationId }, strong)
  return withTransaction(link, async (tx) => {
    const person = await lockPerson(tx, { ...context, organizationId }, userId)
    if (person.deactivatedAt !== null) throw new DomainError('access_link_invalid')
    // The link may have been used or replaced while this transaction waited for the lock.
    if (!(await updateAccessLinkUsed(tx, link, context.now))) throw new DomainError('access_link_used')
    await updateUser(tx, { organizationId, id: userId }, { passwordHash })
    const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId }, context.now)
    await recordAudit(tx, asPerson(context, person), {
      action: 'password_chosen',
      subjectType: 'user',
      subjectId: userId,
      details: { purpose: link.purpose, endedSessions },
    })
    return { email: person.email }
  })
}

const asPerson = (context: Context, person: UserRow): Context => {
  const { organizationId, id, name, email, role, teamId, visibility } = person
  const actor = {
    kind: 'user',
    id,
    name,
    email,
    role,
    sessionId: '',
    teamId,
    visibility,
  } as const
  return { ...context, organizationId, actor }
}
