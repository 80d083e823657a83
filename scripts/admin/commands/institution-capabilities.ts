import {
  EVENT_TRUSTS,
  GRANTS,
  KEY_USES,
  RATE_UNITS,
} from '#lib/domain/institutions/connection-capabilities.ts'
import { changeConnectionCapabilities } from '#lib/services/institutions/change-connection-capabilities.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, textOption, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage:
    '<code> [--events signed|unsigned|none] [--grant client_credentials|password] [--username <name>] [--rates fraction|percent] [--keys kept|ignored] [--organization <name|id>]',
  summary: 'set how the service of a connection differs from the contract; prints what applies',
  options: {
    ...ORGANIZATION_OPTION,
    events: { type: 'string' },
    grant: { type: 'string' },
    username: { type: 'string' },
    rates: { type: 'string' },
    keys: { type: 'string' },
  },
  run: async (args) => {
    const [events, grant, username, rates, keys] = ['events', 'grant', 'username', 'rates', 'keys'].map(
      (name) => textOption(args, name),
    )
    const code = wordAt(args, 0, 'code')
    const capabilities = await changeConnectionCapabilities(await organizationContext(args), {
      code,
      changes: {
        ...(events !== undefined && { events: oneOf(events, EVENT_TRUSTS) }),
        ...(grant !== undefined && { grant: oneOf(grant, GRANTS) }),
        ...(username !== undefined && { username: username || null }),
        ...(rates !== undefined && { rates: oneOf(rates, RATE_UNITS) }),
        ...(keys !== undefined && { keys: oneOf(keys, KEY_USES) }),
      },
    })
    print(`connection to ${code}: ${JSON.stringify(capabilities)}`)
  },
}
