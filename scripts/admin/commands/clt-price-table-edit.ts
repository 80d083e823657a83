import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { CLT_CONFIG_OPTIONS, CLT_CONFIG_USAGE, termsOf } from '../clt-price-table-options.ts'
import { type Command, textOption, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parametersOf } from '../price-options.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <slug> [--name <name>] ${CLT_CONFIG_USAGE}`,
  summary: 'create a new version of a CLT price table; omitted options stay unchanged',
  options: CLT_CONFIG_OPTIONS,
  run: async (args) => {
    const context = await organizationContext(args)
    const [institutionCode, slug] = [wordAt(args, 0, 'institution'), wordAt(args, 1, 'slug')]
    const parameters = parametersOf(args)
    const [name, terms] = [textOption(args, 'name'), termsOf(args)]
    const isDefault = args.values.default === true ? true : undefined
    if (Object.keys(parameters).length === 0 && name === undefined && !terms && !isDefault) {
      throw usageError('give at least one option to change')
    }
    const changes = { label: name, terms, isDefault, parameters }
    const row = await changePriceTable(context, { product: 'clt', institutionCode, key: slug, changes })
    print(`CLT price table ${row.key} of ${institutionCode} is now version ${row.version} (${row.id})`)
  },
}
