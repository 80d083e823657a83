import { type CommandArgs, textOption, usageError } from './command.ts'
import { PRICE_OPTIONS, PRICE_USAGE } from './price-options.ts'

const { label: _label, min: _min, max: _max, ...shared } = PRICE_OPTIONS

export const CLT_CONFIG_OPTIONS = {
  ...shared,
  name: { type: 'string' },
  terms: { type: 'string' },
} as const

export const CLT_CONFIG_USAGE = PRICE_USAGE.replace(
  /--min .*/,
  '--terms 6,12,24                                 numbers of instalments',
)

export const termsOf = (args: CommandArgs): number[] | undefined => {
  const text = textOption(args, 'terms')
  if (text === undefined) return undefined
  const terms = text.split(',').map((part) => part.trim())
  if (!terms.every((term) => /^\d{1,3}$/.test(term)))
    throw usageError(`"${text}" is not a list such as 6,12,24`)
  return terms.map(Number)
}
