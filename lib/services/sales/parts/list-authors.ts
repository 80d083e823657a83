import type { Connection } from '#db/client.ts'
import { listUsers } from '#db/queries/access/users.ts'
import { listApplications } from '#db/queries/applications/applications.ts'
import type { SalesAuthor } from '#lib/domain/sales/sales-view.ts'

export const listAuthors = async (tx: Connection, organizationId: string): Promise<SalesAuthor[]> => {
  const [users, applications] = await Promise.all([
    listUsers(tx, organizationId),
    listApplications(tx, organizationId),
  ])
  return [
    ...users.map(({ id, name }) => ({ id, name, kind: 'user' as const })),
    ...applications.map(({ id, name }) => ({ id, name, kind: 'application' as const })),
  ].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
}
