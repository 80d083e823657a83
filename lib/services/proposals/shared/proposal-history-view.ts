import type { ProposalHistoryLine } from '#db/queries/proposals/proposal-history.ts'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import type { ProposalHistoryView } from '#lib/domain/proposals/proposal-view.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'

export const proposalHistoryView = (row: ProposalHistoryLine, language: Language): ProposalHistoryView => {
  const reason = storedReasonIn(language, row)
  const { meaning } = STATUS_TEXTS[row.toStatus]
  const description = reason?.text ?? textIn(meaning, language)
  const actor = actorNameIn(language, row)
  return { id: row.id, status: row.toStatus, at: row.at, actor, reason, description }
}
