import { ALERT_CHANNEL_KINDS } from '#lib/domain/alerts/alert-channel.ts'
import { addAlertChannel } from '#lib/services/alerts/add-alert-channel.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'

export const command: Command = {
  usage: '<mail|webhook> <address> [--organization <name|id>]',
  summary:
    'notify an e-mail address or a receiver of all alerts of an organization; a receiver is tested first',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const kind = oneOf(wordAt(args, 0, 'mail|webhook'), ALERT_CHANNEL_KINDS)
    const address = wordAt(args, 1, 'address')
    const added = await addAlertChannel(await organizationContext(args), { kind, address })
    print(`${added.address} is notified of alerts; id: ${added.id}`)
    if (added.secret !== null) printSecret('secret', added.secret, 'encrypted')
  },
}
