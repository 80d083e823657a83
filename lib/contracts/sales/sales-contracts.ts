import type { AnyContract } from '#lib/contracts/contract.ts'
import { getSalesFunnelContract } from './funnel.ts'
import { getSalesOverviewContract } from './overview.ts'
import { getSalesRankingContract } from './ranking.ts'
import { listSalesRefusalsContract } from './refusals.ts'
import { downloadSalesContract } from './sheets.ts'
import { listSalesStagesContract } from './stages.ts'

export const SALES_CONTRACTS: readonly AnyContract[] = [
  getSalesOverviewContract,
  getSalesFunnelContract,
  listSalesStagesContract,
  listSalesRefusalsContract,
  getSalesRankingContract,
  downloadSalesContract,
]
