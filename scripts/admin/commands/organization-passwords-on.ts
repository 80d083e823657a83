import { turnPasswordsOn } from '#lib/services/organizations/turn-passwords-on.ts'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '[--organization <name|id>]',
  summary: 'let people sign in with passwords again, when the identity provider lets nobody in',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    await turnPasswordsOn(await organizationContext(args))
    print('people sign in with e-mail and password again; make new ones: user reset-password <e-mail>')
  },
}
