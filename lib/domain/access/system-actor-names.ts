import type { Language } from '#lib/domain/language.ts'

/** English names of jobs as actors; the Portuguese names are stored with the entries. */
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
  create_sample_data: 'sample data',
  remove_sample_data: 'sample data',
  sample_data: 'example',
  identity_provider: "organization's sign-in",
}

/** Actor name of every customer: the audit is never erased, and histories contain no unencrypted names. */
export const CUSTOMER_ACTOR_NAME = 'cliente'

/** Returns a stored actor name in a language; people, API clients and institutions keep their names. */
export const actorNameIn = (
  language: Language,
  { actorKind, actorId, actorName }: { actorKind: string; actorId: string; actorName: string },
): string => {
  if (language !== 'en') return actorName
  if (actorKind === 'system') return ENGLISH[actorId] ?? actorName
  return actorKind === 'customer' && actorName === CUSTOMER_ACTOR_NAME ? 'customer' : actorName
}
