import { countTrackedProposals } from '#db/queries/proposals/proposal-tracking.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ExportReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { decryptSearch } from '#lib/services/access/encrypt-search.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { countReveal } from '#lib/services/kernel/count-reveal.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireRecentFactor } from '#lib/services/kernel/require-recent-factor.ts'
import {
  batchesOfProposals,
  NAMED_OF_A_DOWNLOAD,
} from '#lib/services/proposals/parts/batches-of-proposals.ts'
import { PROPOSAL_HEADINGS, proposalCells } from '#lib/services/proposals/parts/proposal-cells.ts'
import { type TrackingRequest, trackingFilter } from '#lib/services/proposals/parts/tracking-filter.ts'

export type ProposalExport = {
  filename: string
  headings: readonly string[]
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

type ExportRequest = TrackingRequest & { cpf: 'masked' | 'whole'; why?: ExportReason | undefined }

/** Count ceiling that no export reaches, so that the audited count is exact. */
const EVERY_ROW = 1_000_000_000

/**
 * Exports CSV in batches. Unmasked CPFs require `view_sales` and are audited before the first row is read.
 * @throws permission_denied, link_invalid, reveal_reason_required, second_factor_stale, sign_in_stale,
 *   reveal_limit_reached
 */
export const exportProposals = async (
  context: Context,
  { cpf, why, searchToken, ...request }: ExportRequest,
): Promise<ProposalExport> => {
  requirePermission(context, 'originate')
  // Decrypts the search here, so that an invalid token is rejected before the first line is sent.
  const tracked =
    searchToken === undefined ? request : { ...request, search: decryptSearch(context, searchToken) }
  if (cpf === 'whole') await recordExport(context, tracked, why)
  const institutions = await listAllInstitutions()
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  return {
    filename: `propostas-${dayInSaoPaulo(context.now)}.csv`,
    headings: PROPOSAL_HEADINGS,
    batches: batchesOfProposals(context, tracked, (row) =>
      proposalCells(row, { cpf, institutionName: names.get(row.institutionCode) ?? row.institutionCode }),
    ),
  }
}

const recordExport = async (context: Context, request: TrackingRequest, reason: ExportReason | undefined) => {
  requirePermission(context, 'view_sales')
  if (reason === undefined) throw new DomainError('reveal_reason_required')
  await withTransaction(context, async (tx) => {
    await requireRecentFactor(tx, context)
    await countReveal(tx, context)
    const filter = await trackingFilter(tx, context, {
      ...{ ...request, mostNamed: NAMED_OF_A_DOWNLOAD },
      sort: 'created',
    })
    const count = await countTrackedProposals(tx, filter, { ceiling: EVERY_ROW })
    await recordAudit(tx, context, {
      action: 'personal_data_exported',
      subjectType: 'proposal_list',
      subjectId: newId(),
      details: { fields: ['documentNumber'], count, reason },
    })
  })
}
