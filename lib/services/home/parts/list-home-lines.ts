import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import {
  type HomeReach,
  listOpenSimulations,
  listStuckConsults,
  listStuckProposals,
  listUnusedBalances,
  listUnusedMargins,
  listWaitingConsents,
  listWaitingProposals,
  listWantedSimulations,
  type WaitingRow,
} from '#db/queries/home/home.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { afterMs } from '#lib/config/clock.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import type { HomeKind, HomeLine } from '#lib/domain/home/home-line.ts'
import { stuckBefore } from '#lib/domain/home/normal-time.ts'
import type { Context } from '#lib/services/context.ts'
import { fgtsBalanceViews } from '#lib/services/fgts/shared/fgts-balance-views.ts'
import { pendingItemView } from '#lib/services/proposals/shared/proposal-summary.ts'
import { longestOfferMs } from './longest-offer.ts'
import { observedTimes } from './observed-times.ts'

const HOUR_MS = 3_600_000
/** Age limit of items on the home page; older items appear only in the lists. */
const QUEUE_MS = 90 * 24 * HOUR_MS
/** Age limit of balance queries: twice the lifetime of a balance. */
const QUICK_MS = 48 * HOUR_MS

export const HOME_GROUP_LIMIT = 50

type Lines = Readonly<Record<HomeKind, readonly HomeLine[]>>

/** May return more lines per kind than `HOME_GROUP_LIMIT`: callers can thus tell whether there are more. */
export const listHomeLines = async (
  tx: Connection,
  context: Context,
  authors: readonly string[] | undefined,
): Promise<Lines> => {
  const { organizationId, now } = context
  const limit = HOME_GROUP_LIMIT + 1
  const reach: HomeReach = { organizationId, authors, newerThan: firstIdOf(afterMs(now, -QUEUE_MS)), limit }
  const quick: HomeReach = { ...reach, newerThan: firstIdOf(afterMs(now, -QUICK_MS)) }
  const offered: HomeReach = {
    ...reach,
    newerThan: firstIdOf(afterMs(now, -(await longestOfferMs(tx)))),
  }
  const [wantedOffers, pending, signature, consent, margins, balances, fgts, clt, stuck] = await Promise.all([
    listWantedOffers(tx, context, offered),
    listWaitingProposals(tx, reach, 'pending'),
    listWaitingProposals(tx, reach, 'formalization'),
    listWaitingConsents(tx, reach, now),
    listUnusedMargins(tx, reach, now),
    // Reads extra rows, because the balances of one customer share a line and some cannot be simulated.
    listUnusedBalances(tx, { ...quick, limit: 4 * limit }, now),
    listOpenSimulations(tx, offered, { product: 'fgts', at: now }),
    listOpenSimulations(tx, offered, { product: 'clt', at: now }),
    listStuck(tx, context, reach),
  ])
  const lineOf =
    (kind: HomeKind) =>
    (row: WaitingRow<HomeLine['status']>): HomeLine => {
      const { id, institutionCode, ...rest } = row
      return { kind, targetIds: [id], institutionCodes: [institutionCode], detail: null, ...rest }
    }
  return {
    wanted: wantedOffers.map(lineOf('wanted')),
    pending: await withWords(tx, context, pending.map(lineOf('pending'))),
    signature: signature.map(lineOf('signature')),
    consent: consent.map(lineOf('consent')),
    answered: [...(await balanceLines(tx, context, balances)), ...margins.map(lineOf('answered'))],
    expiring: [...fgts, ...clt].map(lineOf('expiring')),
    stuck: stuck.map(lineOf('stuck')),
  }
}

const withWords = async (tx: Connection, { organizationId, language }: Context, lines: HomeLine[]) => {
  const proposalIds = lines.flatMap(({ targetIds }) => targetIds)
  if (proposalIds.length === 0) return lines
  const items = await listOpenPendingItems(tx, { organizationId, proposalIds })
  return lines.map((line) => {
    const item = items.find(({ proposalId }) => line.targetIds.includes(proposalId))
    return { ...line, detail: item ? pendingItemView(item, language).text : null }
  })
}

const listWantedOffers = async (tx: Connection, { now }: Context, reach: HomeReach) => {
  const simulations = await Promise.all(
    (['fgts', 'clt'] as const).map((product) => listWantedSimulations(tx, reach, { product, at: now })),
  )
  return simulations.flat()
}

const listStuck = async (tx: Connection, context: Context, reach: HomeReach) => {
  const limits = stuckBefore(await observedTimes(tx, context), context.now)
  const consults: readonly string[] = CONSULT_STATUSES
  const rows = await Promise.all(
    limits.map((limit) =>
      consults.includes(limit.status)
        ? listStuckConsults(tx, reach, limit)
        : listStuckProposals(tx, reach, limit),
    ),
  )
  return rows.flat()
}

const balanceLines = async (
  tx: Connection,
  context: Context,
  rows: readonly FgtsBalanceQueryRow[],
): Promise<HomeLine[]> => {
  const views = await fgtsBalanceViews(tx, context, rows)
  const usable = rows.filter((_, index) => views[index]?.eligibility?.eligible)
  return [...Map.groupBy(usable, (row) => row.documentNumber).values()].flatMap((balances) => {
    const [newest] = balances
    if (!newest) return []
    const largest = balances.reduce((best, one) =>
      Number(one.amountCents) > Number(best.amountCents) ? one : best,
    )
    return {
      kind: 'answered' as const,
      product: 'fgts' as const,
      targetIds: balances.map(({ id }) => id),
      documentNumber: newest.documentNumber,
      clientName: null,
      institutionCodes: balances.map(({ institutionCode }) => institutionCode),
      status: null,
      detail: null,
      amountCents: largest.amountCents,
      since: newest.completedAt ?? newest.createdAt,
      until: newest.expiresAt,
    }
  })
}
