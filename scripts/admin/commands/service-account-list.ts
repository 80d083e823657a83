import { getApplication, listOrganizationApplications } from '#lib/services/applications/get-application.ts'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { instantText, printTable } from '../print.ts'

export const command: Command = {
  usage: '[client-id] [--organization <name|id>]',
  summary: 'list service accounts, of one application or of all',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const [clientId] = args.words
    const applications =
      clientId === undefined
        ? await listOrganizationApplications(context)
        : [await getApplication(context, { clientId })]
    printTable(
      ['client id', 'username', 'created', 'last used', 'ended'],
      applications.flatMap((application) =>
        application.serviceAccounts.map((account) => [
          application.clientId,
          account.username,
          instantText(account.createdAt),
          instantText(account.lastUsedAt),
          instantText(account.endedAt),
        ]),
      ),
    )
  },
}
