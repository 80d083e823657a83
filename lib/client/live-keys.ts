import type { QueryKey } from '@tanstack/react-query'
import { isUuid } from '#lib/domain/uuid'
import type { LiveChange } from './live-messages.ts'

/** Screens that show the work of every kind. */
const EVERYWHERE: readonly QueryKey[] = [['home'], ['customers'], ['webhooks'], ['sales']]
const OF_PROPOSALS: readonly QueryKey[] = [['proposals'], ['review'], ['people', 'one'], ...EVERYWHERE]
/** What somebody did is in the audit as well. */
const AUDIT: QueryKey = ['audit']

/**
 * The beginnings of the query keys that a change of a kind makes old. Only reads are here: a query that makes
 * something (a simulation) must not run again because something else changed.
 */
const KEYS: Readonly<Record<string, readonly QueryKey[]>> = {
  balance: [['fgts', 'balance-query'], ['fgts', 'balances'], ...EVERYWHERE],
  proposal: OF_PROPOSALS,
  'private-consignment/operation': OF_PROPOSALS,
  'private-consignment/consult': [['clt', 'consults'], ...EVERYWHERE],
  consult: [['clt', 'consults'], ['customers']],
  simulation: [['simulations', 'offer-text'], ['home'], ['customers']],
  tables: [['tables'], ['home', 'counts'], AUDIT],
  people: [['people'], ['home', 'counts'], AUDIT],
  applications: [['applications'], ['webhooks'], AUDIT],
  webhooks: [['webhooks'], AUDIT],
  institutions: [['institutions'], AUDIT],
  review_rules: [['review', 'rules'], AUDIT],
  audit: [AUDIT],
}

/**
 * How long a screen waits for more before it refetches, in milliseconds: those that sum up much cost more
 * to read.
 */
const TOGETHER_MS = 1_000
const TOGETHER_MS_OF: Readonly<Record<string, number>> = {
  home: 5_000,
  customers: 5_000,
  webhooks: 5_000,
  institutions: 5_000,
  audit: 5_000,
  sales: 10_000,
}

/** Every interval at which screens are refetched. Milliseconds. */
export const REFETCH_INTERVALS_MS: readonly number[] = [
  ...new Set([TOGETHER_MS, ...Object.values(TOGETHER_MS_OF)]),
]

/** At which of these intervals a query is refetched at most. Milliseconds. */
export const refetchIntervalMsOf = (key: QueryKey): number => TOGETHER_MS_OF[String(key[0])] ?? TOGETHER_MS

/**
 * Kinds of work: where a key with an id in it is about the thing of that id alone. Few other things change,
 * and each other with them.
 */
const OF_ONE_THING = ['proposals', 'review', 'fgts', 'clt']

/** Whether what a query has read may be old after a change. */
export const isTouchedBy = (key: QueryKey, { kind, resourceId }: LiveChange): boolean => {
  const begins = (beginning: QueryKey) => beginning.every((part, index) => key[index] === part)
  if (!KEYS[kind]?.some(begins)) return false
  if (!OF_ONE_THING.includes(String(key[0]))) return true
  const ids = key.filter((part) => typeof part === 'string' && isUuid(part))
  return ids.length === 0 || ids.includes(resourceId)
}

/** Whether any change at all is reported to a query. */
export const isLive = (key: QueryKey): boolean =>
  Object.values(KEYS).some((beginnings) =>
    beginnings.some((beginning) => beginning.every((part, index) => key[index] === part)),
  )
