import { listOrganizationUsers } from '#lib/services/organizations/list-organization-users.ts'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { instantText, printTable } from '../print.ts'

export const command: Command = {
  usage: '[--organization <name|id>]',
  summary: 'list people',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const users = await listOrganizationUsers(await organizationContext(args))
    printTable(
      [
        'e-mail',
        'name',
        'role',
        'certification',
        'certification ends',
        'second factor',
        'created',
        'deactivated',
      ],
      users.map((user) => [
        user.email,
        user.name,
        user.role,
        user.certification ?? '-',
        user.certificateEndDate ?? '-',
        user.hasSecondFactor ? 'yes' : '-',
        instantText(user.createdAt),
        instantText(user.deactivatedAt),
      ]),
    )
  },
}
