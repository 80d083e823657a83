import type { Connection } from '#db/client.ts'
import type { roleProposals } from '#db/schema/own-roles.ts'
import type { RoleProposalStatus } from '#lib/domain/people/role-proposal.ts'

export type RoleProposalRow = typeof roleProposals.$inferSelect

type Key = { organizationId: string; id: string }

export const listOpenRoleProposals = (
  tx: Connection,
  organizationId: string,
): Promise<RoleProposalRow[]> => tx<RoleProposalRow[]>`
  select * from role_proposals where organization_id = ${organizationId} and status = 'proposed' order by id`

/** Returns false when another proposal for the same role is open. */
export const insertRoleProposal = async (tx: Connection, row: RoleProposalRow): Promise<boolean> => {
  const rows = await tx`
    insert into role_proposals ${tx({ ...row, permissions: [...row.permissions] })}
    on conflict do nothing returning id`
  return rows.length === 1
}

export const lockRoleProposal = async (tx: Connection, key: Key): Promise<RoleProposalRow | undefined> => {
  const [row] = await tx<RoleProposalRow[]>`
    select * from role_proposals where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

type Move = { status: RoleProposalStatus } & Partial<
  Pick<RoleProposalRow, 'decidedById' | 'decidedByName' | 'decidedAt'>
>

export const updateRoleProposal = async (tx: Connection, key: Key, move: Move): Promise<void> => {
  await tx`
    update role_proposals set ${tx(move)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'proposed'`
}
