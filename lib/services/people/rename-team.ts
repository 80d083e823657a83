import { findTeamForUpdate, updateTeamName } from '#db/queries/people/teams.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { displayName } from '#lib/domain/names.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { teamNameTaken } from '#lib/services/people/parts/team-name-taken.ts'

/** @throws not_found, invalid_name, name_taken */
export const renameTeam = async (
  context: Context,
  input: { id: string; name: string },
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  const { id } = input
  const name = displayName(input.name)
  await withTransaction(context, async (tx) => {
    const team = await findTeamForUpdate(tx, { organizationId, id })
    if (!team) throw new DomainError('not_found')
    if (team.name === name) return
    if (!(await updateTeamName(tx, { organizationId, id }, name))) throw teamNameTaken(name)
    const details = { from: team.name, to: name }
    await recordAudit(tx, context, { action: 'team_renamed', subjectType: 'team', subjectId: id, details })
  })
  return { id }
}
