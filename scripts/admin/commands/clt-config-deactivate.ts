import { setCltConfigActive } from '#lib/services/clt/set-clt-config-active'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<institution> <slug> [--organization <name|id>]',
  summary: 'put a CLT configuration out of use',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const [institutionCode, slug] = [wordAt(typed, 0, 'institution'), wordAt(typed, 1, 'slug')]
    await setCltConfigActive(await organizationContext(typed), { institutionCode, slug, active: false })
    print(`CLT configuration ${slug} of ${institutionCode} is out of use`)
  },
}
