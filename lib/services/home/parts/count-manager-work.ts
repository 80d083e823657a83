import type { Connection } from '#db/client.ts'
import { countOpenAlerts } from '#db/queries/alerts/alerts.ts'
import {
  countOpenAccessRequests,
  countProposedPriceChanges,
  countProposedReviewRules,
} from '#db/queries/home/waiting-counts.ts'
import { countReviewQueue } from '#db/queries/review/review-queue.ts'
import { allows, decisionsGained, type Permission, permissionsOf } from '#lib/domain/access/permissions.ts'
import {
  type ManagerCounts,
  WAITING_CEILING,
  WAITING_KINDS,
  type WaitingKind,
} from '#lib/domain/home/home-view.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

type Scope = Parameters<typeof countProposedPriceChanges>[1] & {
  at: Date
  authors: Awaited<ReturnType<typeof visibleAuthors>>
}

type Counter = { permission: Permission; count: (tx: Connection, scope: Scope) => Promise<number> }

const COUNTERS: Readonly<Record<WaitingKind, Counter>> = {
  openAlerts: { permission: 'manage_alerts', count: countOpenAlerts },
  inReview: {
    permission: 'review_proposals',
    count: (tx, scope) => countReviewQueue(tx, scope, scope.ceiling),
  },
  priceChanges: { permission: 'manage_prices', count: countProposedPriceChanges },
  ruleChanges: { permission: 'manage_review_rules', count: countProposedReviewRules },
  accessRequests: { permission: 'manage_access', count: countOpenAccessRequests },
}

export const countManagerWork = async (tx: Connection, context: Context): Promise<ManagerCounts | null> => {
  const { organizationId, actor, now: at } = context
  if (actor.kind !== 'user' || decisionsGained([], permissionsOf(actor)).length === 0) return null
  const authors = await visibleAuthors(tx, context)
  const scope = { organizationId, notBy: actor.id, ceiling: WAITING_CEILING, at, authors }
  const counts = await Promise.all(
    WAITING_KINDS.map(async (kind) => {
      const { permission, count } = COUNTERS[kind]
      return [kind, allows(actor, permission) ? await count(tx, scope) : 0] as const
    }),
  )
  return Object.fromEntries(counts) as ManagerCounts
}
