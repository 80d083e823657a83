import { decidePriceCeiling } from '#lib/services/prices/decide-price-ceiling.ts'
import type { Command } from '../command.ts'
import { ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<id> --organization <name|id>',
  summary: 'approve a ceiling that a manager proposed, if there is no second manager',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const { id } = await decidePriceCeiling(context, { id: wordAt(args, 0, 'id'), decision: 'approve' })
    print(`ceiling ${id} approved`)
  },
}
