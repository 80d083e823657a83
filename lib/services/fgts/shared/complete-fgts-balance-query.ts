import type { Connection } from '#db/client.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { inOrderOfTime } from '#lib/domain/fgts/simulation.ts'
import { sumCents } from '#lib/domain/money.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import type { Context } from '#lib/services/context.ts'
import {
  endFgtsBalanceQuery,
  type FgtsBalanceResult,
} from '#lib/services/fgts/parts/end-fgts-balance-query.ts'

export type FgtsBalanceReport = Extract<
  InstitutionReport,
  { kind: 'fgts_balance_succeeded' | 'fgts_balance_failed' }
>

/** Applies an institution's report to a query; a late, repeated or contradictory report is `ignored`. */
export const completeFgtsBalanceQuery = (
  tx: Connection,
  context: Context,
  { queryId, report }: { queryId: string; report: FgtsBalanceReport },
): Promise<'applied' | 'ignored'> =>
  endFgtsBalanceQuery(tx, context, { queryId, result: resultOf(report, context.now) })

const resultOf = (report: FgtsBalanceReport, now: Date): FgtsBalanceResult => {
  if (report.kind === 'fgts_balance_failed')
    return { status: 'fail', code: report.code, details: report.details }
  const periods = inOrderOfTime(report.periods.filter((period) => period.amountCents > 0))
  if (periods.length === 0) return { status: 'fail', code: 'no_balance', details: {} }
  const { minInstallmentCents: minimumCents } = fgtsRulesOn(dayInSaoPaulo(now))
  if (periods.every((period) => period.amountCents < minimumCents))
    return { status: 'fail', code: 'installments_below_minimum', details: { minimumCents } }
  const amountCents = sumCents(periods.map((period) => period.amountCents))
  const { optedInDate, existingCustomer = null } = report
  return { status: 'success', amountCents, periods, optedInDate, existingCustomer }
}
