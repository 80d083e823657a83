import type { JobName } from '#lib/queue/catalog.ts'
import type { JobHandler } from './handler.ts'
import { anchorAuditsHandler } from './handlers/anchor-audits.ts'
import { clearOldRowsHandler } from './handlers/clear-old-rows.ts'
import { computePriceWhatIfHandler } from './handlers/compute-table-what-if.ts'
import { confirmSignatureHandler } from './handlers/confirm-signature.ts'
import { endRetentionsHandler } from './handlers/end-retentions.ts'
import { evaluateAlertsHandler } from './handlers/evaluate-alerts.ts'
import { expireAccessRequestHandler } from './handlers/expire-access-request.ts'
import { expireCltConsultHandler } from './handlers/expire-clt-consult.ts'
import { expireFgtsBalanceQueryHandler } from './handlers/expire-fgts-balance-query.ts'
import { expireSignatureHandler } from './handlers/expire-signature.ts'
import { forwardPendingSolutionHandler } from './handlers/forward-pending-solution.ts'
import { forwardReviewHandler } from './handlers/forward-review.ts'
import { interpretInstitutionEventHandler } from './handlers/interpret-institution-event.ts'
import { queueLostDeliveriesHandler } from './handlers/queue-lost-deliveries.ts'
import { removeDocumentsHandler } from './handlers/remove-documents.ts'
import { requestCancellationHandler } from './handlers/request-cancellation.ts'
import { revokeCltConsentHandler } from './handlers/revoke-clt-consent.ts'
import { sandboxWorkHandler } from './handlers/sandbox-work.ts'
import { sendAlertMessageHandler } from './handlers/send-alert-message.ts'
import { sendCltConsultHandler } from './handlers/send-clt-consult.ts'
import { sendFgtsBalanceQueryHandler } from './handlers/send-fgts-balance-query.ts'
import { startPriceChangeHandler } from './handlers/start-price-change.ts'
import { submitProposalHandler } from './handlers/submit-proposal.ts'

/** A job without a handler does not compile. */
export const JOB_HANDLERS: { readonly [N in JobName]: JobHandler<N> } = {
  send_fgts_balance_query: sendFgtsBalanceQueryHandler,
  expire_fgts_balance_query: expireFgtsBalanceQueryHandler,
  send_clt_consult: sendCltConsultHandler,
  expire_clt_consult: expireCltConsultHandler,
  interpret_institution_event: interpretInstitutionEventHandler,
  submit_proposal: submitProposalHandler,
  confirm_signature: confirmSignatureHandler,
  revoke_clt_consent: revokeCltConsentHandler,
  request_cancellation: requestCancellationHandler,
  forward_pending_solution: forwardPendingSolutionHandler,
  forward_review: forwardReviewHandler,
  expire_signature: expireSignatureHandler,
  compute_table_what_if: computePriceWhatIfHandler,
  expire_access_request: expireAccessRequestHandler,
  start_price_change: startPriceChangeHandler,
  remove_documents: removeDocumentsHandler,
  end_retentions: endRetentionsHandler,
  clear_old_rows: clearOldRowsHandler,
  anchor_audits: anchorAuditsHandler,
  queue_lost_deliveries: queueLostDeliveriesHandler,
  evaluate_alerts: evaluateAlertsHandler,
  send_alert_message: sendAlertMessageHandler,
  sandbox_work: sandboxWorkHandler,
}

export const JOB_NAMES = Object.keys(JOB_HANDLERS) as JobName[]
