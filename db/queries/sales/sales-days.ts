import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { type Days, instantsOf } from '#lib/domain/sales/period.ts'
import {
  openRanges,
  type SalesCoverage,
  type SalesDay,
  type SalesDayKind,
} from '#lib/domain/sales/sales-day.ts'
import { narrowSalesDays } from './narrow-sales-days.ts'
import type { SalesScope } from './sales-scope.ts'

/** Without a coverage, everything is read from the narrow rows. */
export type SalesDaysScope = SalesScope & { days: Days; coverage: SalesCoverage | null }

/** `lines` and `packed` are large; without them the query leaves them empty. */
type Request = { kind: SalesDayKind; product?: Product | undefined; parts?: readonly ('lines' | 'packed')[] }

/**
 * Lists the figures of each day, product and institution: sums where there are any, otherwise narrow rows.
 */
export const listSalesDays = async (
  tx: Connection,
  { days, coverage, ...scope }: SalesDaysScope,
  { kind, product = scope.product, parts = [] }: Request,
): Promise<SalesDay[]> => {
  const open = coverage === null ? [days] : openRanges(days, kind, coverage)
  const spans = open.map(instantsOf)
  const narrow = spans.length === 0 ? [] : await narrowSalesDays(tx, { ...scope, product, kind, spans })
  if (coverage === null || coverage.closedUntil === null) return narrow
  const changed = coverage.changed.filter((one) => one.kind === kind).map(({ day }): string => day)
  const summed = await tx<SalesDay[]>`
    select day, product, institution_code, sums, codes,
      ${parts.includes('lines') ? tx`lines` : tx`'[]'::json as lines`},
      ${parts.includes('packed') ? tx`packed` : tx`''::bytea as packed`}
    from sales_days
    where organization_id = ${scope.organizationId} and kind = ${kind}
      and day >= ${days.startDate}::date and day <= least(${days.endDate}::date, ${coverage.closedUntil}::date)
      and day <> all(${changed}::text[]::date[])
      ${product === undefined ? NOTHING : tx`and product = ${product}`}
      ${scope.institutionCode === undefined ? NOTHING : tx`and institution_code = ${scope.institutionCode}`}`
  return [...summed, ...narrow]
}

export const findSalesCoverage = async (
  tx: Connection,
  organizationId: string,
  { startDate, endDate }: Days,
): Promise<SalesCoverage> => {
  const [row] = await tx<SalesCoverage[]>`
    select (select closed_until from sales_rollups where organization_id = ${organizationId}) as closed_until,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('kind', kind, 'day', day)), '[]') from sales_day_changes
        where organization_id = ${organizationId} and day >= ${startDate}::date and day <= ${endDate}::date) as changed`
  return row ?? { closedUntil: null, changed: [] }
}
