import { getApplication } from '#lib/services/applications/get-application.ts'
import { positionText } from '../application-options.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { instantText, print, printTable } from '../print.ts'

export const command: Command = {
  usage: '<client-id> [--organization <name|id>]',
  summary: 'show an application with the last use and expiry of its secrets',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const application = await getApplication(context, { clientId: wordAt(args, 0, 'client-id') })
    const accounts = application.serviceAccounts.filter(({ endedAt }) => endedAt === null)
    const others = application.clientIds.filter((other) => other !== application.clientId)
    print(`client_id:        ${application.clientId}`)
    print(`other client ids: ${others.join(' ') || '-'}`)
    print(`name:             ${application.name}`)
    print(`scopes:           ${application.scopes.join(' ')}`)
    print(`token lifetime:   ${application.tokenLifetimeSeconds} s`)
    print(`lists running:    ${positionText(application.listsRunning)}`)
    print(`service accounts: ${accounts.map(({ username }) => username).join(' ') || '-'}`)
    print(`created:          ${instantText(application.createdAt)}`)
    print(`revoked:          ${instantText(application.revokedAt)}`)
    printTable(
      ['live secret', 'created', 'last used', 'expires'],
      application.secrets.map((each) => [
        each.id,
        instantText(each.createdAt),
        instantText(each.lastUsedAt),
        instantText(each.expiresAt),
      ]),
    )
  },
}
