import { setFgtsFeeTableActive } from '#lib/services/fgts/set-fgts-fee-table-active'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<institution> <name> [--organization <name|id>]',
  summary: 'put an FGTS fee table out of use',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const [institutionCode, name] = [wordAt(typed, 0, 'institution'), wordAt(typed, 1, 'name')]
    await setFgtsFeeTableActive(await organizationContext(typed), { institutionCode, name, active: false })
    print(`fee table ${name} of ${institutionCode} is out of use`)
  },
}
