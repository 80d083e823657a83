import {
  listBalanceStageTimes,
  listConsultStageTimes,
  listProposalStageTimes,
} from '#db/queries/production-stages'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status'
import type { ProductionRequest, StageTime } from '#lib/domain/production/production-view'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'
import type { Context } from '#lib/services/context'
import { inProduction } from './in-production.ts'

const ORDER: readonly string[] = ['balance', ...CONSULT_STATUSES, ...PROPOSAL_STATUSES]

/**
 * Time in each stage of what was asked for or made in the period: of the stays that are over the median and the 90th percentile in
 * seconds (interpolated), and how many still last. In the order things happen. Throws `permission_denied`.
 */
export const listProductionStages = (context: Context, request: ProductionRequest): Promise<StageTime[]> =>
  inProduction(context, request, async (tx, { present }) => {
    const found = [
      ...(request.product === 'clt' ? [] : await listBalanceStageTimes(tx, present)),
      ...(request.product === 'fgts' ? [] : await listConsultStageTimes(tx, present)),
      ...(await listProposalStageTimes(tx, present)),
    ]
    return found.sort(
      (a, b) => b.product.localeCompare(a.product) || ORDER.indexOf(a.status) - ORDER.indexOf(b.status),
    )
  })
