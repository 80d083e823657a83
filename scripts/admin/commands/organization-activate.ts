import { setOrganizationStatus } from '#lib/services/organizations/set-organization-status.ts'
import type { Command } from '../command.ts'
import { ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '--organization <name|id>',
  summary: 'reactivate a suspended organization',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    await setOrganizationStatus(await organizationContext(args), { status: 'active' })
    print('organization is active')
  },
}
