import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection } from '#db/client.ts'
import { listSalesDays, type SalesDaysScope } from '#db/queries/sales/sales-days.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import type { SalesRequest, StageTime } from '#lib/domain/sales/sales-view.ts'
import type { Stage } from '#lib/domain/sales/stage-codes.ts'
import { spreadOf, staysByStage } from '#lib/domain/sales/stage-times.ts'
import type { Context } from '#lib/services/context.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

const ORDER: readonly string[] = ['balance', ...CONSULT_STATUSES, ...PROPOSAL_STATUSES]

const KINDS = ['balance', 'consult', 'proposal'] as const

/**
 * Counts open and ended stays per stage, with the interpolated median and 90th percentile of the ended stays
 * in seconds. CONSENT_APPROVED is left out, because it only lasts while an accepted term is sent.
 */
export const listSalesStages = (context: Context, request: SalesRequest): Promise<StageTime[]> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const stageTimes: StageTime[][] = []
    for (const kind of KINDS)
      for (const product of PRODUCTS) stageTimes.push(await timesOf(tx, present, { kind, product }))
    return stageTimes
      .flat()
      .sort((a, b) => b.product.localeCompare(a.product) || ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
  })

type StageKey = { kind: (typeof KINDS)[number]; product: Product }

const timesOf = async (tx: Connection, scope: SalesDaysScope, { kind, product }: StageKey) => {
  if ((scope.product ?? product) !== product || (kind === 'balance' && product !== 'fgts')) return []
  if (kind === 'consult' && product !== 'clt') return []
  const days = await listSalesDays(tx, scope, { kind, product, parts: ['packed'] })
  const stages = staysByStage(days.map(({ packed }) => packed))
  const times: StageTime[] = []
  for (const stage of new Set([...stages.keys(), ...days.flatMap(({ codes }) => Object.keys(codes))])) {
    if (stage === 'CONSENT_APPROVED') continue
    // Yields to other requests: hundreds of thousands of stays are sorted here.
    await nextTurn()
    const { ended, p50Seconds, p90Seconds } = spreadOf(stages.get(stage as Stage) ?? new Float64Array())
    const open = days.reduce((sum, { codes }) => sum + (codes[stage] ?? 0), 0)
    times.push({ kind, product, status: stage, ended, open, p50Seconds, p90Seconds } as StageTime)
  }
  return times
}
