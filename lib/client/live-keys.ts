import type { QueryKey } from '@tanstack/react-query'
import type { LiveChange } from './live-messages.ts'

/** Screens that show the work of every kind. */
const EVERYWHERE: readonly QueryKey[] = [['home'], ['customers'], ['webhooks']]
const OF_PROPOSALS: readonly QueryKey[] = [['proposals'], ['review'], ...EVERYWHERE]

/**
 * The beginnings of the query keys that a change of a kind makes old. Only reads stand here: a query that makes something (a simulation)
 * must not run again because something else changed.
 */
const KEYS: Readonly<Record<string, readonly QueryKey[]>> = {
  balance: [['fgts', 'balance-query'], ['fgts', 'balances'], ...EVERYWHERE],
  proposal: OF_PROPOSALS,
  'private-consignment/operation': OF_PROPOSALS,
  'private-consignment/consult': [['clt', 'consults'], ...EVERYWHERE],
}

/** Whether a query sums up the work of every kind. */
export const isOverview = (key: QueryKey): boolean => EVERYWHERE.some(([first]) => key[0] === first)

/** Where a key with an id in it is about the thing of that id alone. */
const OF_ONE_THING = ['proposals', 'review', 'fgts', 'clt']
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether what a query has read may be old after a change. */
export const isTouchedBy = (key: QueryKey, { kind, resourceId }: LiveChange): boolean => {
  const begins = (beginning: QueryKey) => beginning.every((part, index) => key[index] === part)
  if (!KEYS[kind]?.some(begins)) return false
  if (!OF_ONE_THING.includes(String(key[0]))) return true
  const ids = key.filter((part) => typeof part === 'string' && ID.test(part))
  return ids.length === 0 || ids.includes(resourceId)
}

/** Whether a query is told of any change at all. */
export const isLive = (key: QueryKey): boolean =>
  Object.values(KEYS).some((beginnings) =>
    beginnings.some((beginning) => beginning.every((part, index) => key[index] === part)),
  )
