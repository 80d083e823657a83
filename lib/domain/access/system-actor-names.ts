import type { Language } from '../language.ts'

/** What jobs are called in histories, in English; their Portuguese names are stored with what they did. */
const ENGLISH: Readonly<Record<string, string>> = {
  expire_signature: 'signature deadline',
  expire_clt_consult: 'consent deadline',
  expire_fgts_balance_query: 'query deadline',
  send_fgts_balance_query: 'balance query',
  send_clt_consult: 'margin query',
  submit_proposal: 'sending to the institution',
  forward_pending_solution: 'sending the solution',
  forward_review: 'sending the decision',
  request_cancellation: 'cancellation request',
  confirm_signature: 'signature confirmation',
  interpret_institution_event: 'event reading',
  deliver_webhook: 'webhook delivery',
}

/** Who acted, as a history stored it, in the reader's language: people and institutions keep their names. */
export const actorNameIn = (
  language: Language,
  { actorKind, actorId, actorName }: { actorKind: string; actorId: string; actorName: string },
): string => (language === 'en' && actorKind === 'system' ? (ENGLISH[actorId] ?? actorName) : actorName)
