import { rotateApplicationSecret } from '#lib/services/applications/rotate-application-secret.ts'
import { type Command, ORGANIZATION_OPTION, textOption, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { instantText, print, printSecret } from '../print.ts'

export const command: Command = {
  usage: '<client-id> [--overlap-days 7] [--organization <name|id>]',
  summary: 'issue a new secret; the old one stays valid for the overlap (0 ends it now)',
  options: { ...ORGANIZATION_OPTION, 'overlap-days': { type: 'string' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const overlapDays = Number(textOption(args, 'overlap-days') ?? '7')
    const rotated = await rotateApplicationSecret(context, {
      clientId: wordAt(args, 0, 'client-id'),
      overlapDays,
    })
    print(`the old secret expires at ${instantText(rotated.oldExpiresAt)}`)
    printSecret('client_secret', rotated.clientSecret)
  },
}
