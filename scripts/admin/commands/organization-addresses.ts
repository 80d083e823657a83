import { changeAddressRanges } from '#lib/services/people/change-address-ranges.ts'
import { parseAddresses } from '../application-options.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<address,network/bits,…|any> [--organization <name|id>]',
  summary: 'set the addresses from which people may work; any removes the list',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const ranges = parseAddresses(wordAt(args, 0, 'addresses'))
    const context = await organizationContext(args)
    const stored = await changeAddressRanges(context, { ranges, mayExcludeSelf: true })
    print(
      stored.ranges.length === 0
        ? 'people may work from anywhere'
        : `people may work from ${stored.ranges.join(', ')}`,
    )
  },
}
