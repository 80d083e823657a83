import { ALERT_KIND_FACTS, ALERT_KINDS, MOST_OF_UNIT } from '#lib/domain/alerts/alert-kinds.ts'
import { changeAlertRule } from '#lib/services/alerts/change-alert-rule.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<kind> <threshold|off> [--organization <name|id>]',
  summary: 'set the threshold of an alert, or switch it off; alert list shows kinds and units',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const kind = oneOf(wordAt(args, 0, 'kind'), ALERT_KINDS)
    const word = wordAt(args, 1, 'threshold')
    const { unit, wrong, threshold: usual } = ALERT_KIND_FACTS[kind]
    const isOn = word !== 'off'
    const threshold = isOn ? Number(word) : usual
    if (!Number.isInteger(threshold) || threshold < 1 || threshold > MOST_OF_UNIT[unit])
      throw usageError(`<threshold> must be off or a whole number from 1 to ${MOST_OF_UNIT[unit]} (${unit})`)
    await changeAlertRule(await organizationContext(args), { kind, threshold, isOn })
    print(isOn ? `${kind} alerts ${wrong} ${threshold} ${unit}` : `${kind} is off`)
  },
}
