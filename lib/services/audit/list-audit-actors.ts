import { listUsers } from '#db/queries/access/users.ts'
import { listApplications } from '#db/queries/applications/applications.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const listAuditActors = async (context: Context) => {
  requirePermission(context, 'view_audit')
  const { organizationId } = context
  return withPlannedSnapshot(context, async (tx) => {
    const [people, programs] = await Promise.all([
      listUsers(tx, organizationId),
      listApplications(tx, organizationId),
    ])
    return [
      ...people
        .map(({ id, name }) => ({ id, name, isProgram: false }))
        .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR')),
      ...programs.map(({ id, name }) => ({ id, name, isProgram: true })),
    ]
  })
}
