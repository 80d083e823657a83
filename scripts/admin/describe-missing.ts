import { DomainError } from '#lib/domain/errors.ts'
import { type CommandArgs, usageError } from './command.ts'

const RESOURCES: readonly { word: string; thing: string; list: string }[] = [
  { word: '<client-id>', thing: 'application', list: 'application list' },
  { word: '[client-id]', thing: 'application', list: 'application list' },
  { word: '<e-mail>', thing: 'user', list: 'user list' },
  { word: '<institution>', thing: 'institution', list: 'institution list' },
  { word: '<code>', thing: 'institution', list: 'institution list' },
]

const PRICES: Readonly<Record<string, { thing: string; list: string }>> = {
  fee_table_not_found: { thing: 'FGTS price table', list: 'fgts-price-table list' },
  config_not_found: { thing: 'CLT price table', list: 'clt-price-table list' },
}

export const describeMissing = (code: string, usage: string, { words }: CommandArgs): string | undefined => {
  const [first = '', second = ''] = words
  const price = PRICES[code]
  if (price) return sentence(`${price.thing} "${second}" of institution "${first}"`, price.list)
  const resource = code === 'not_found' ? RESOURCES.find(({ word }) => usage.startsWith(word)) : undefined
  return resource && sentence(`${resource.thing} "${first}"`, resource.list)
}

/** Returns an error handler for commands whose first argument exists: `not_found` means the second one. */
export const secondIsMissing =
  (what: string, list: string) =>
  (error: unknown): never => {
    if (error instanceof DomainError && error.code === 'not_found') throw usageError(sentence(what, list))
    throw error
  }

const sentence = (what: string, list: string) => `there is no ${what}; to list them: npm run admin -- ${list}`
