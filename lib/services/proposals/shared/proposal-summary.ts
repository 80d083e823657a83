import type { PendingItemRow } from '#db/queries/pending-items/pending-items.ts'
import type { ProposalListRow } from '#db/queries/proposals/proposals.ts'
import { concealCpf } from '#lib/domain/documents/cpf.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import type { PendingItemView, ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { Context } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'
import { formalizationLinkOf } from '#lib/services/self-service/shared/formalization-link.ts'

/** The CPF is masked for people, not for API clients. */
export const proposalSummary = (
  proposal: ProposalListRow,
  items: readonly PendingItemRow[],
  reader: Pick<Context, 'actor' | 'language'>,
): ProposalSummary => {
  const { language } = reader
  const reason = storedReasonIn(language, proposal)
  const { meaning } = STATUS_TEXTS[proposal.status]
  return {
    id: proposal.id,
    product: proposal.product,
    contractNumber: proposal.contractNumber,
    documentNumber: readsMasked(reader) ? concealCpf(proposal.documentNumber) : proposal.documentNumber,
    clientName: proposal.clientName,
    organizationId: proposal.organizationId,
    institutionCode: proposal.institutionCode,
    status: proposal.status,
    reason,
    statusDescription: reason?.text ?? textIn(meaning, language),
    createdAt: proposal.createdAt,
    updatedAt: proposal.updatedAt,
    issueCents: proposal.issueCents,
    netCents: proposal.netCents,
    totalCents: proposal.totalCents,
    totalInstallments: proposal.totalInstallments,
    paymentType: proposal.paymentType,
    formalizationLink: formalizationLinkOf(proposal.organizationId, proposal.id),
    externalReference: proposal.externalReference,
    pendingItems: items
      .filter((item) => item.proposalId === proposal.id)
      .map((item) => pendingItemView(item, language)),
  }
}

export const pendingItemView = (item: PendingItemRow, language: Language): PendingItemView => ({
  id: item.id,
  type: item.type,
  code: item.code,
  text: pendingItemText(item, language),
  documentTypes: item.documentTypes,
  createdAt: item.createdAt,
})

/** A manager's text is not translated; an institution's code has an English text in the catalogue. */
const pendingItemText = ({ code, text, openedBy }: PendingItemRow, language: Language): string => {
  const isOwn = text !== null && (language === 'pt-BR' || openedBy === 'review')
  return isOwn || !isReasonCode(code) ? (text ?? '') : reasonTexts(code, language).text
}
