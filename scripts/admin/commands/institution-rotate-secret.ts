import { rotateInstitutionSecret } from '#lib/services/institutions/change-institution.ts'
import { type Command, wordAt } from '../command.ts'
import { operatorContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'

export const command: Command = {
  usage: '<code>',
  summary: 'issue a new secret for the reports of an institution; the old one expires now',
  run: async (args) => {
    const code = wordAt(args, 0, 'code')
    const { secret } = await rotateInstitutionSecret(operatorContext(''), { code })
    print(`the old secret of ${code} has expired`)
    printSecret('secret', secret, 'encrypted')
  },
}
