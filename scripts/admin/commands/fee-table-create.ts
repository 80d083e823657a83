import { FGTS_FEE_TABLE_DEFAULTS } from '#lib/domain/finance/fee-table'
import { createFgtsFeeTable } from '#lib/services/fgts/create-fgts-fee-table'
import { type Command, neededOption, textOption, wordAt } from '../command.ts'
import { FEE_TABLE_OPTIONS, FEE_TABLE_USAGE, parametersOf } from '../fee-table-options.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <name> [--label <label>] ${FEE_TABLE_USAGE}`,
  summary: 'create an FGTS fee table; what is left out is the usual convention',
  options: FEE_TABLE_OPTIONS,
  run: async (typed) => {
    const context = await organizationContext(typed)
    const [institutionCode, name] = [wordAt(typed, 0, 'institution'), wordAt(typed, 1, 'name')]
    const monthlyRate = neededOption(typed, 'rate')
    const { id } = await createFgtsFeeTable(context, {
      institutionCode,
      name,
      label: textOption(typed, 'label') ?? name,
      isDefault: typed.values.default === true,
      parameters: { ...FGTS_FEE_TABLE_DEFAULTS, ...parametersOf(typed), monthlyRate },
    })
    print(`fee table ${name} of ${institutionCode} created (${id})`)
  },
}
