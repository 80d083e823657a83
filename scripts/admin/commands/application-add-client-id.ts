import { addClientId } from '#lib/services/applications/add-client-id.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<client-id> <added-client-id> [--organization <name|id>]',
  summary: 'add a client id to an application; it is stored as typed',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const clientId = wordAt(args, 0, 'client-id')
    const added = wordAt(args, 1, 'added-client-id')
    await addClientId(context, { clientId, added })
    print(`client id ${added} added to ${clientId}`)
  },
}
