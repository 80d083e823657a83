import { FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { createPriceTable } from '#lib/services/prices/create-price-table.ts'
import { type Command, requiredOption, textOption, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { PRICE_OPTIONS, PRICE_USAGE, parametersOf } from '../price-options.ts'
import { TABLE_ID_OPTION, TABLE_ID_USAGE, tableIdOf } from '../price-table-commands.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <name> [--label <label>] ${TABLE_ID_USAGE} ${PRICE_USAGE}`,
  summary: 'create an FGTS price table; omitted options take the usual convention',
  options: { ...PRICE_OPTIONS, ...TABLE_ID_OPTION },
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
      parameters: { ...FGTS_PRICE_DEFAULTS, ...parametersOf(args), monthlyRate },
    })
    print(`price table ${name} of ${institutionCode} created (${id})`)
  },
}
