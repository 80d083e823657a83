import { getSalesFunnel } from '#lib/services/sales/get-sales-funnel.ts'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview.ts'
import { getSalesRanking } from '#lib/services/sales/get-sales-ranking.ts'
import { listSalesAuthors } from '#lib/services/sales/list-sales-authors.ts'
import { listSalesRecords } from '#lib/services/sales/list-sales-records.ts'
import { listSalesRefusals } from '#lib/services/sales/list-sales-refusals.ts'
import { listSalesStages } from '#lib/services/sales/list-sales-stages.ts'
import type { Callers, Case } from './case.ts'

export const salesCases = ({ manager }: Callers): Case[] =>
  (['7d', '30d'] as const).flatMap((period) => [
    { name: `production overview, ${period}`, run: () => getSalesOverview(manager, { period }) },
    { name: `production funnel, ${period}`, run: () => getSalesFunnel(manager, { period }) },
    { name: `production ranking, ${period}`, run: () => getSalesRanking(manager, { period }) },
    { name: `production refusals, ${period}`, run: () => listSalesRefusals(manager, { period }) },
    { name: `production stages, ${period}`, run: () => listSalesStages(manager, { period }) },
    { name: `production authors, ${period}`, run: () => listSalesAuthors(manager) },
    {
      name: `production records, ${period}`,
      run: () =>
        listSalesRecords(manager, {
          period,
          page: 1,
          bar: { of: 'step', product: 'fgts', step: 'proposal' },
        }),
    },
  ])
