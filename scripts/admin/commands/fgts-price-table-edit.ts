import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { type Command, textOption, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { PRICE_OPTIONS, PRICE_USAGE, parametersOf } from '../price-options.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <name> [--label <label>] ${PRICE_USAGE}`,
  summary: 'create a new version of an FGTS price table; omitted options stay unchanged',
  options: PRICE_OPTIONS,
  run: async (args) => {
    const context = await organizationContext(args)
    const [institutionCode, name] = [wordAt(args, 0, 'institution'), wordAt(args, 1, 'name')]
    const parameters = parametersOf(args)
    const label = textOption(args, 'label')
    const isDefault = args.values.default === true ? true : undefined
    if (Object.keys(parameters).length === 0 && label === undefined && !isDefault) {
      throw usageError('give at least one option to change')
    }
    const row = await changePriceTable(context, {
      product: 'fgts',
      institutionCode,
      key: name,
      changes: { label, isDefault, parameters },
    })
    print(`price table ${row.key} of ${institutionCode} is now version ${row.version} (${row.id})`)
  },
}
