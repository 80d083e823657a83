import { isUuid } from '#lib/domain/uuid.ts'
import { removeAlertChannel } from '#lib/services/alerts/remove-alert-channel.ts'
import { type Command, ORGANIZATION_OPTION, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<id> [--organization <name|id>]',
  summary: 'stop notifying an address of alerts; alert list shows the ids',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const id = wordAt(args, 0, 'id')
    if (!isUuid(id)) throw usageError(`"${id}" is not an id`)
    await removeAlertChannel(await organizationContext(args), { id })
    print('it is not notified any more')
  },
}
