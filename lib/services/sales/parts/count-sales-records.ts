import type { Connection } from '#db/client.ts'
import { listSalesDays, type SalesDaysScope } from '#db/queries/sales/sales-days.ts'
import type { SalesFigure } from '#db/queries/sales/sales-records.ts'
import { listStops } from './list-stops.ts'

export const countSalesRecords = async (
  tx: Connection,
  scope: SalesDaysScope,
  figure: SalesFigure,
): Promise<number> => {
  const { product } = figure
  if (figure.by === 'step') {
    const stops = await listStops(tx, { ...scope, product })
    return stops
      .filter(({ part, step }) => part === 'all' && step >= figure.step)
      .reduce((total, { customers }) => total + customers, 0)
  }
  const kind = figure.by === 'ask-refusal' ? 'asks' : 'made'
  const code = figure.code ?? ''
  const days = await listSalesDays(tx, scope, { kind, product })
  // The code comes from an address, so it may be the name of a member that every object has.
  return days.reduce((total, { codes }) => total + (Object.hasOwn(codes, code) ? (codes[code] ?? 0) : 0), 0)
}
