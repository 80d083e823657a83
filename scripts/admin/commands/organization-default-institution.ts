import { setDefaultInstitution } from '#lib/services/institutions/set-default-institution.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<institution> [--organization <name|id>]',
  summary: 'set the institution used when a request names none',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const institutionCode = wordAt(args, 0, 'institution')
    await setDefaultInstitution(await organizationContext(args), { institutionCode })
    print(`default institution set to ${institutionCode}`)
  },
}
