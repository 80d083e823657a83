import type { QueryKey } from '@tanstack/react-query'
import { isUuid } from '#lib/domain/uuid.ts'
import type { LiveChange } from './live-messages.ts'

const EVERYWHERE: readonly QueryKey[] = [['home'], ['customers'], ['webhooks'], ['sales']]
const PROPOSAL_KEYS: readonly QueryKey[] = [['proposals'], ['review'], ['people', 'one'], ...EVERYWHERE]
const AUDIT: QueryKey = ['audit']

/** Contains only reads: a query that creates something (a simulation) must not rerun after a change. */
const KEYS: Readonly<Record<string, readonly QueryKey[]>> = {
  balance: [['fgts', 'balance-query'], ['fgts', 'balances'], ...EVERYWHERE],
  proposal: PROPOSAL_KEYS,
  'private-consignment/operation': PROPOSAL_KEYS,
  'private-consignment/consult': [['clt', 'consults'], ...EVERYWHERE],
  consult: [['clt', 'consults'], ['customers']],
  simulation: [['simulations', 'offer-text'], ['home'], ['customers']],
  prices: [['prices'], ['home', 'counts'], AUDIT],
  people: [['people'], ['home', 'counts'], AUDIT],
  applications: [['applications'], ['webhooks'], AUDIT],
  webhooks: [['webhooks'], AUDIT],
  institutions: [['institutions'], AUDIT],
  review_rules: [['review', 'rules'], AUDIT],
  audit: [AUDIT],
}

/** Batching interval of refetches; longer for screens whose aggregates are expensive to read. */
const BATCH_MS = 1_000
const BATCH_MS_BY_ROOT: Readonly<Record<string, number>> = {
  home: 5_000,
  customers: 5_000,
  webhooks: 5_000,
  institutions: 5_000,
  audit: 5_000,
  sales: 10_000,
}

export const REFETCH_INTERVALS_MS: readonly number[] = [
  ...new Set([BATCH_MS, ...Object.values(BATCH_MS_BY_ROOT)]),
]

export const refetchIntervalMsOf = (key: QueryKey): number => BATCH_MS_BY_ROOT[String(key[0])] ?? BATCH_MS

/** A query key with one of these roots and a resource id becomes stale only when that resource changes. */
const RESOURCE_ROOTS = ['proposals', 'review', 'fgts', 'clt']

export const isInvalidatedBy = (key: QueryKey, { kind, resourceId }: LiveChange): boolean => {
  const isPrefix = (prefix: QueryKey) => prefix.every((part, index) => key[index] === part)
  if (!KEYS[kind]?.some(isPrefix)) return false
  if (!RESOURCE_ROOTS.includes(String(key[0]))) return true
  const ids = key.filter((part) => typeof part === 'string' && isUuid(part))
  return ids.length === 0 || ids.includes(resourceId)
}

export const isLive = (key: QueryKey): boolean =>
  Object.values(KEYS).some((prefixes) =>
    prefixes.some((prefix) => prefix.every((part, index) => key[index] === part)),
  )
