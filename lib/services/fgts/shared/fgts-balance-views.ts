import type { Connection } from '#db/client.ts'
import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import type { FgtsPledge } from '#lib/domain/fgts/pledges.ts'
import type { Context } from '#lib/services/context.ts'
import { fgtsBalanceView } from '#lib/services/fgts/parts/fgts-balance-view.ts'
import { pledgesByDocument } from './pledges-of.ts'

export const fgtsBalanceViews = async (
  tx: Connection,
  context: Context,
  rows: readonly FgtsBalanceQueryRow[],
): Promise<BalanceView[]> => {
  const answered = rows.filter(({ status, code }) => status === 'success' || code === 'ongoing_operation')
  const documentNumbers = answered.map(({ documentNumber }) => documentNumber)
  return fgtsBalanceViewsWith(await pledgesByDocument(tx, context, documentNumbers), context, rows)
}

export const fgtsBalanceViewsWith = (
  pledges: ReadonlyMap<string, readonly FgtsPledge[]>,
  context: Context,
  rows: readonly FgtsBalanceQueryRow[],
): BalanceView[] => rows.map((row) => fgtsBalanceView(row, context, pledges.get(row.documentNumber)))
