import { updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireTeam } from '#lib/services/people/parts/require-team.ts'

type TeamChange = { id: string; teamId: string | null }

/** Changes the team alone: an outdated page undoes no other change. @throws not_found, team_not_found */
export const changePersonTeam = async (
  context: Context,
  { id, teamId }: TeamChange,
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    await requireTeam(tx, context, teamId)
    const { teamId: from } = await lockPerson(tx, context, id)
    if (from === teamId) return
    await updateUser(tx, { organizationId, id }, { teamId })
    await recordAudit(tx, context, {
      action: 'user_changed',
      subjectType: 'user',
      subjectId: id,
      details: { changed: { teamId: { from, to: teamId } } },
    })
  })
  return { id }
}
