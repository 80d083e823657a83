import { listOrganizationApplications } from '#lib/services/applications/get-application.ts'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { instantText, printTable } from '../print.ts'

export const command: Command = {
  usage: '[--organization <name|id>]',
  summary: 'list applications',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const rows = await listOrganizationApplications(await organizationContext(args))
    printTable(
      ['client ids', 'name', 'scopes', 'service accounts', 'live secrets', 'revoked'],
      rows.map((row) => [
        row.clientIds.join(' '),
        row.name,
        row.scopes.join(' '),
        String(row.serviceAccounts.filter(({ endedAt }) => endedAt === null).length),
        String(row.secrets.length),
        instantText(row.revokedAt),
      ]),
    )
  },
}
