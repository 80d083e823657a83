import type { ProposalHistoryRow } from '#db/queries/proposal-history'
import type { ProposalHistoryView } from '#lib/domain/proposals/proposal-view'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'
import type { Language } from '#lib/domain/reasons/reason-texts'
import { reasonIn } from './reason-of.ts'

/** A line of a proposal's history in the reader's language. */
export const proposalHistoryView = (row: ProposalHistoryRow, language: Language): ProposalHistoryView => {
  const reason = reasonIn(language, row)
  const { meaning } = STATUS_TEXTS[row.toStatus]
  const description = reason?.text ?? (language === 'en' ? meaning.en : meaning.pt)
  return { id: row.id, status: row.toStatus, at: row.at, actor: row.actorName, reason, description }
}
