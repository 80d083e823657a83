import { DomainError } from '#lib/domain/errors.ts'
import { decideRole } from '#lib/services/people/decide-role.ts'
import { listRoles } from '#lib/services/people/list-roles.ts'
import type { Command } from '../command.ts'
import { ORGANIZATION_OPTION, requiredOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '--organization <name|id> --name <role>',
  summary: 'approve a role that a manager proposed, if there is no second manager',
  options: { ...ORGANIZATION_OPTION, name: { type: 'string' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const roleName = requiredOption(args, 'name')
    const { proposals } = await listRoles(context)
    const open = proposals.find(({ name }) => name === roleName)
    if (!open) throw new DomainError('not_found')
    print(`gained: ${open.gained.join(', ') || '-'}; lost: ${open.lost.join(', ') || '-'}`)
    print(`people: ${open.people.map(({ name }) => name).join(', ') || '-'}`)
    await decideRole(context, { id: open.id, decision: 'approve' })
    print(`role ${open.name} proposed by ${open.createdByName} is in force`)
  },
}
