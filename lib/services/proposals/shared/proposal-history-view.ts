import type { ProposalHistoryLine } from '#db/queries/proposal-history'
import { actorNameIn } from '#lib/domain/access/system-actor-names'
import { type Language, textIn } from '#lib/domain/language'
import type { ProposalHistoryView } from '#lib/domain/proposals/proposal-view'
import { storedReasonIn } from '#lib/domain/proposals/reason-words'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'

export const proposalHistoryView = (row: ProposalHistoryLine, language: Language): ProposalHistoryView => {
  const reason = storedReasonIn(language, row)
  const { meaning } = STATUS_TEXTS[row.toStatus]
  const description = reason?.text ?? textIn(meaning, language)
  const actor = actorNameIn(language, row)
  return { id: row.id, status: row.toStatus, at: row.at, actor, reason, description }
}
