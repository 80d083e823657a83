import { CLT_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { createPriceTable } from '#lib/services/prices/create-price-table.ts'
import { CLT_CONFIG_OPTIONS, CLT_CONFIG_USAGE, termsOf } from '../clt-price-table-options.ts'
import { type Command, requiredOption, textOption, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parametersOf } from '../price-options.ts'
import { TABLE_ID_OPTION, TABLE_ID_USAGE, tableIdOf } from '../price-table-commands.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <slug> [--name <name>] ${TABLE_ID_USAGE} ${CLT_CONFIG_USAGE}`,
  summary: 'create a CLT price table; omitted options take the usual convention',
  options: { ...CLT_CONFIG_OPTIONS, ...TABLE_ID_OPTION },
  run: async (args) => {
    const context = await organizationContext(args)
    const [institutionCode, slug] = [wordAt(args, 0, 'institution'), wordAt(args, 1, 'slug')]
    const monthlyRate = requiredOption(args, 'rate')
    const terms = termsOf(args)
    if (!terms) throw usageError('--terms is missing')
    const { id } = await createPriceTable(context, {
      id: tableIdOf(args),
      product: 'clt',
      institutionCode,
      key: slug,
      label: textOption(args, 'name') ?? slug,
      terms,
      isDefault: args.values.default === true,
      parameters: { ...CLT_PRICE_DEFAULTS, ...parametersOf(args), monthlyRate },
    })
    print(`CLT price table ${slug} of ${institutionCode} created (${id})`)
  },
}
