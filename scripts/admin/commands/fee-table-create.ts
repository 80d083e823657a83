import { FGTS_FEE_TABLE_DEFAULTS } from '#lib/domain/finance/fee-table.ts'
import { createPriceTable } from '#lib/services/prices/create-price-table.ts'
import { type Command, requiredOption, textOption, wordAt } from '../command.ts'
import { FEE_TABLE_OPTIONS, FEE_TABLE_USAGE, parametersOf } from '../fee-table-options.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'
import { TABLE_ID_OPTION, TABLE_ID_USAGE, tableIdOf } from '../table-commands.ts'

export const command: Command = {
  usage: `<institution> <name> [--label <label>] ${TABLE_ID_USAGE} ${FEE_TABLE_USAGE}`,
  summary: 'create an FGTS fee table; omitted options take the usual convention',
  options: { ...FEE_TABLE_OPTIONS, ...TABLE_ID_OPTION },
  run: async (args) => {
    const context = await organizationContext(args)
    const [institutionCode, name] = [wordAt(args, 0, 'institution'), wordAt(args, 1, 'name')]
    const monthlyRate = requiredOption(args, 'rate')
    const { id } = await createPriceTable(context, {
      id: tableIdOf(args),
      product: 'fgts',
      institutionCode,
      key: name,
      terms: null,
      label: textOption(args, 'label') ?? name,
      isDefault: args.values.default === true,
      parameters: { ...FGTS_FEE_TABLE_DEFAULTS, ...parametersOf(args), monthlyRate },
    })
    print(`fee table ${name} of ${institutionCode} created (${id})`)
  },
}
