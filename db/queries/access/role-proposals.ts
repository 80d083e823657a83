import type { Connection } from '#db/client.ts'
import type { roleProposals } from '#db/schema/own-roles.ts'

export type RoleProposalRow = typeof roleProposals.$inferSelect

export const listOpenRoleProposals = (
  tx: Connection,
  organizationId: string,
): Promise<RoleProposalRow[]> => tx<RoleProposalRow[]>`
  select * from role_proposals where organization_id = ${organizationId} and status = 'proposed' order by id`
