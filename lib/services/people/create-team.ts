import { insertTeam } from '#db/queries/people/teams.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { displayName } from '#lib/domain/names.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { teamNameTaken } from '#lib/services/people/parts/team-name-taken.ts'

/** @throws invalid_name, name_taken */
export const createTeam = async (context: Context, input: { name: string }): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const name = displayName(input.name)
  const { organizationId, now: createdAt } = context
  const id = newId(createdAt)
  await withTransaction(context, async (tx) => {
    if (!(await insertTeam(tx, { id, organizationId, name, createdAt }))) throw teamNameTaken(name)
    const act = { action: 'team_created', subjectType: 'team', subjectId: id, details: { name } } as const
    await recordAudit(tx, context, act)
  })
  return { id }
}
