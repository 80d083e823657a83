import { updateItemsForwarded } from '#db/queries/pending-items/pending-items.ts'
import { listProposalDocuments } from '#db/queries/proposals/proposal-documents.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import { isFinalStatus } from '#lib/domain/proposals/status.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { PendingSolution, SubmittedDocument } from '#lib/institutions/institution.ts'
import type { Context } from '#lib/services/context.ts'
import { scheduleRead } from '#lib/services/kernel/schedule-read.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'
import { institutionSide } from './shared/institution-side.ts'

/**
 * Sends the institution the payment data or, for `invalid_document`, the newest document of each type.
 * @throws the `provider_` codes of `Institution`
 * @withoutPermission a job runs it after the permitted solution
 * @withoutTrace the solution was recorded when it was given
 */
export const forwardPendingSolution = async (
  context: Context,
  { proposalId, type }: { proposalId: string; type: PendingItemType },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (side?.externalId === undefined || isFinalStatus(side.proposal.status)) return
  const solution: PendingSolution =
    type === 'invalid_document'
      ? { type, documents: await newestDocuments(context, proposalId) }
      : { type, payment: side.proposal.payment }
  await side.institution.solvePendingItem(side.externalId, solution).catch((error: unknown) => {
    // A refused solution is not sent again: the institution's next report reopens the item.
    if (!isRefusal(error)) throw error
  })
  const { institutionCode } = side.proposal
  const resource = { resourceType: 'proposal', resourceId: proposalId, institutionCode } as const
  const item = { organizationId: context.organizationId, proposalId, type }
  await withTransaction(context, async (tx) => {
    await updateItemsForwarded(tx, item, context.now)
    await scheduleRead(tx, context, resource)
  })
}

const isRefusal = (error: unknown) => error instanceof DomainError && reasonOf(error.code).kind === 'refusal'

const newestDocuments = async (context: Context, proposalId: string) => {
  const key = { organizationId: context.organizationId, proposalId }
  const rows = await withTransaction(context, (tx) => listProposalDocuments(tx, key))
  const newest = new Map(
    rows.filter((row) => row.type !== CONTRACT_DOCUMENT_TYPE).map((row) => [row.type, row]),
  )
  return [...newest.values()].map(
    ({ type, sha256, originalFilename: filename, contentType, storageKey }): SubmittedDocument => ({
      ...{ type, sha256, filename, contentType },
      read: () => documentStorage().read(storageKey),
    }),
  )
}
