import type { Connection } from '#db/client.ts'
import {
  listOwnRoles,
  listRoleHolders,
  type OwnRoleRow,
  type RoleHolder,
} from '#db/queries/access/own-roles.ts'
import { listOpenRoleProposals, type RoleProposalRow } from '#db/queries/access/role-proposals.ts'
import { withSnapshot } from '#db/transaction.ts'
import { roleEffect } from '#lib/domain/people/role-proposal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { independentManagers } from '#lib/services/kernel/require-independent-person.ts'

type Book = { roles: readonly OwnRoleRow[]; holders: readonly RoleHolder[] }

export const listRoles = async (context: Context) => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const [roles, holders, open] = await Promise.all([
      listOwnRoles(tx, organizationId),
      listRoleHolders(tx, organizationId),
      listOpenRoleProposals(tx, organizationId),
    ])
    const book = { roles, holders }
    const proposals = []
    for (const row of open) proposals.push(await proposalView(tx, context, { row, book }))
    return { roles: roles.map((role) => ({ ...role, people: peopleOf(book, role.id) })), proposals }
  })
}

const peopleOf = ({ holders }: Book, id: string) =>
  holders.filter(({ roleId }) => roleId === id).map(({ id: personId, name }) => ({ id: personId, name }))

const proposalView = async (
  tx: Connection,
  context: Context,
  { row, book }: { row: RoleProposalRow; book: Book },
) => {
  const { id, roleId, name, permissions, visibility, createdByName, createdAt } = row
  const before = book.roles.find((role) => role.id === roleId)
  const deciders = await independentManagers(tx, context, { ...row, permission: 'manage_access' })
  return {
    ...{ id, roleId, name, permissions, visibility, createdByName, createdAt },
    before: before ? { name: before.name, visibility: before.visibility } : null,
    ...roleEffect(before?.permissions ?? [], permissions),
    people: peopleOf(book, roleId),
    isMine: row.createdById === context.actor.id,
    mayDecide: deciders.some((decider) => decider.id === context.actor.id),
    deciders: deciders.map((decider) => decider.name),
  }
}
