import type { Connection } from '#db/client'
import { listCltInstallmentsOf } from '#db/queries/clt-simulations'
import { listProposalHistories } from '#db/queries/proposal-history'
import { withSnapshot } from '#db/transaction'
import type { OperationSummary } from '#lib/domain/clt/operation-view'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view'
import { type Context, requirePermission } from '#lib/services/context'
import {
  type PageOf,
  type ProposalListRequest,
  pageOfProposals,
} from '#lib/services/proposals/page-of-proposals'
import { proposalHistoryView } from '#lib/services/proposals/proposal-history-view'

/** The organization's operations of CLT credit, newest first, each with its instalment and history. */
export const listCltOperations = async (
  context: Context,
  request: ProposalListRequest,
): Promise<PageOf<OperationSummary>> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const page = await pageOfProposals(tx, context, { ...request, product: 'clt' })
    return { ...page, rows: await completed(tx, context, page.rows) }
  })
}

const completed = async (
  tx: Connection,
  { organizationId, language }: Context,
  rows: readonly ProposalSummary[],
): Promise<OperationSummary[]> => {
  const key = { organizationId, proposalIds: rows.map(({ id }) => id) }
  if (rows.length === 0) return []
  const [installments, history] = await Promise.all([
    listCltInstallmentsOf(tx, key),
    listProposalHistories(tx, key),
  ])
  const centsOf = new Map(installments.map((row) => [row.proposalId, row.installmentCents]))
  const linesOf = Map.groupBy(history, (line) => line.proposalId)
  return rows.map((row) => {
    const installmentCents = centsOf.get(row.id)
    if (installmentCents === undefined) throw new Error('an operation without its simulation')
    const lines = (linesOf.get(row.id) ?? []).map((line) => proposalHistoryView(line, language))
    return { ...row, installmentCents, history: lines }
  })
}
