import { listCltInstallmentsOf } from '#db/queries/clt/clt-simulations.ts'
import { listProposalHistories, type ProposalHistoryLine } from '#db/queries/proposals/proposal-history.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { OperationSummary } from '#lib/domain/clt/operation-view.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import {
  type PageOf,
  type ProposalListRequest,
  proposalRowsOf,
  summariesOf,
} from '#lib/services/proposals/shared/page-of-proposals.ts'
import { proposalHistoryView } from '#lib/services/proposals/shared/proposal-history-view.ts'

export const listCltOperations = async (
  context: Context,
  request: ProposalListRequest,
): Promise<PageOf<OperationSummary>> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const matches = await proposalRowsOf(tx, context, { ...request, product: 'clt' })
    const key = { organizationId: context.organizationId, proposalIds: matches.rows.map(({ id }) => id) }
    const [page, installments, history] = await Promise.all([
      summariesOf(tx, context, matches),
      listCltInstallmentsOf(tx, key),
      listProposalHistories(tx, key),
    ])
    return { ...page, rows: completed(page.rows, { installments, history, language: context.language }) }
  })
}

type Parts = {
  installments: readonly { proposalId: string; installmentCents: Cents }[]
  history: readonly ProposalHistoryLine[]
  language: Language
}

const completed = (
  rows: readonly ProposalSummary[],
  { installments, history, language }: Parts,
): OperationSummary[] => {
  const centsOf = new Map(installments.map((row) => [row.proposalId, row.installmentCents]))
  const linesOf = Map.groupBy(history, (line) => line.proposalId)
  return rows.map((row) => {
    const installmentCents = centsOf.get(row.id)
    if (installmentCents === undefined) throw new Error('an operation without its simulation')
    const lines = (linesOf.get(row.id) ?? []).map((line) => proposalHistoryView(line, language))
    return { ...row, installmentCents, history: lines }
  })
}
