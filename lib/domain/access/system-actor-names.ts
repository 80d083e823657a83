import type { Language } from '../language.ts'

/** What jobs are called in histories, in English; their Portuguese names are stored with what they did. */
const ENGLISH: Readonly<Record<string, string>> = {
  expire_signature: 'signature deadline',
  expire_access_request: 'deadline of requests for access',
  expire_clt_consult: 'consent deadline',
  expire_fgts_balance_query: 'query deadline',
  send_fgts_balance_query: 'balance query',
  send_clt_consult: 'margin query',
  revoke_clt_consent: 'notice of revocation',
  submit_proposal: 'sending to the institution',
  forward_pending_solution: 'sending the solution',
  forward_review: 'sending the decision',
  request_cancellation: 'cancellation request',
  confirm_signature: 'signature confirmation',
  interpret_institution_event: 'event reading',
  retention: 'ends of retentions',
  deliver_webhook: 'webhook delivery',
}

/** What the audit says in place of a customer's name, which nothing is ever taken out of. */
export const CUSTOMER_ACTOR_NAME = 'cliente'

/**
 * Who acted, as a history stored it, in the reader's language: people, programs and institutions keep their
 * names.
 */
export const actorNameIn = (
  language: Language,
  { actorKind, actorId, actorName }: { actorKind: string; actorId: string; actorName: string },
): string => {
  if (language !== 'en') return actorName
  if (actorKind === 'system') return ENGLISH[actorId] ?? actorName
  return actorKind === 'customer' && actorName === CUSTOMER_ACTOR_NAME ? 'customer' : actorName
}
