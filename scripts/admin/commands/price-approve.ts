import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import type { Command } from '../command.ts'
import { ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<id> --organization <name|id>',
  summary: 'approve a price change that a manager proposed, if there is no second manager',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const { id } = await decidePriceChange(context, {
      id: wordAt(args, 0, 'id'),
      decision: 'approve',
      reason: '',
    })
    print(`price change ${id} approved`)
  },
}
