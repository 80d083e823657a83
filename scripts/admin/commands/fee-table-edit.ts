import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { type Command, textOption, usageError, wordAt } from '../command.ts'
import { FEE_TABLE_OPTIONS, FEE_TABLE_USAGE, parametersOf } from '../fee-table-options.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<institution> <name> [--label <label>] ${FEE_TABLE_USAGE}`,
  summary: 'create a new version of an FGTS fee table; omitted options stay unchanged',
  options: FEE_TABLE_OPTIONS,
  run: async (typed) => {
    const context = await organizationContext(typed)
    const [institutionCode, name] = [wordAt(typed, 0, 'institution'), wordAt(typed, 1, 'name')]
    const parameters = parametersOf(typed)
    const label = textOption(typed, 'label')
    const isDefault = typed.values.default === true ? true : undefined
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
