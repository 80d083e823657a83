import type { QueryKey } from '@tanstack/react-query'
import { isUuid } from '#lib/domain/uuid.ts'
import type { LiveChange } from './live-messages.ts'

/** Screens that show every kind of work. */
const EVERYWHERE: readonly QueryKey[] = [['home'], ['customers'], ['webhooks'], ['sales']]
const OF_PROPOSALS: readonly QueryKey[] = [['proposals'], ['review'], ['people', 'one'], ...EVERYWHERE]
/** Acts of staff are in the audit as well. */
const AUDIT: QueryKey = ['audit']

/**
 * Query key prefixes that a change of a kind makes stale. Only reads are listed: a query that creates
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

/** Batching interval before a refetch; screens that aggregate much cost more to read. */
const TOGETHER_MS = 1_000
const TOGETHER_MS_OF: Readonly<Record<string, number>> = {
  home: 5_000,
  customers: 5_000,
  webhooks: 5_000,
  institutions: 5_000,
  audit: 5_000,
  sales: 10_000,
}

export const REFETCH_INTERVALS_MS: readonly number[] = [
  ...new Set([TOGETHER_MS, ...Object.values(TOGETHER_MS_OF)]),
]

export const refetchIntervalMsOf = (key: QueryKey): number => TOGETHER_MS_OF[String(key[0])] ?? TOGETHER_MS

/** Keys with these roots and an id are stale only if that resource changed; other kinds change rarely. */
const OF_ONE_THING = ['proposals', 'review', 'fgts', 'clt']

export const isTouchedBy = (key: QueryKey, { kind, resourceId }: LiveChange): boolean => {
  const begins = (beginning: QueryKey) => beginning.every((part, index) => key[index] === part)
  if (!KEYS[kind]?.some(begins)) return false
  if (!OF_ONE_THING.includes(String(key[0]))) return true
  const ids = key.filter((part) => typeof part === 'string' && isUuid(part))
  return ids.length === 0 || ids.includes(resourceId)
}

export const isLive = (key: QueryKey): boolean =>
  Object.values(KEYS).some((beginnings) =>
    beginnings.some((beginning) => beginning.every((part, index) => key[index] === part)),
  )
