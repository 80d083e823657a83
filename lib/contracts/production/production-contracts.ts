import type { AnyContract } from '#lib/contracts/contract'
import { getProductionFunnelContract } from './funnel.ts'
import { getProductionOverviewContract } from './overview.ts'
import { getProductionRankingContract } from './ranking.ts'
import { listProductionRefusalsContract } from './refusals.ts'
import { downloadProductionContract } from './sheets.ts'
import { listProductionStagesContract } from './stages.ts'

/** The reports of production. */
export const PRODUCTION_CONTRACTS: readonly AnyContract[] = [
  getProductionOverviewContract,
  getProductionFunnelContract,
  listProductionStagesContract,
  listProductionRefusalsContract,
  getProductionRankingContract,
  downloadProductionContract,
]
