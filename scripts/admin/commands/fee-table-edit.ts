import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { type Command, textOption, usageError, wordAt } from '../command.ts'
import { FEE_TABLE_OPTIONS, FEE_TABLE_USAGE, parametersOf } from '../fee-table-options.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <name> [--label <label>] ${FEE_TABLE_USAGE}`,
  summary: 'create a new version of an FGTS fee table; omitted options stay unchanged',
  options: FEE_TABLE_OPTIONS,
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
    print(`fee table ${row.key} of ${institutionCode} is now version ${row.version} (${row.id})`)
  },
}
