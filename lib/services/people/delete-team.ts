import { deleteEmptyTeam, findTeamForUpdate } from '#db/queries/people/teams.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** @throws not_found, team_not_empty */
export const deleteTeam = async (context: Context, { id }: { id: string }): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const team = await findTeamForUpdate(tx, { organizationId, id })
    if (!team) throw new DomainError('not_found')
    if (!(await deleteEmptyTeam(tx, { organizationId, id }))) throw new DomainError('team_not_empty')
    const act = {
      action: 'team_deleted',
      subjectType: 'team',
      subjectId: id,
      details: { name: team.name },
    } as const
    await recordAudit(tx, context, act)
  })
  return { id }
}
