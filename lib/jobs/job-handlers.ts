import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { runCaseStep } from '#lib/institutions/sandbox/run-case-step.ts'
import type { JobName, Jobs } from '#lib/queue/catalog.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { evaluateAlerts } from '#lib/services/alerts/evaluate-alerts.ts'
import { sendAlertMessage } from '#lib/services/alerts/send-alert-message.ts'
import { anchorAudits } from '#lib/services/audit/anchor-audits.ts'
import { expireCltConsult } from '#lib/services/clt/expire-clt-consult.ts'
import { forwardCltRevocation } from '#lib/services/clt/forward-clt-revocation.ts'
import { sendCltConsult } from '#lib/services/clt/send-clt-consult.ts'
import { type Context, systemContext } from '#lib/services/context.ts'
import { expireFgtsBalanceQuery } from '#lib/services/fgts/expire-fgts-balance-query.ts'
import { sendFgtsBalanceQuery } from '#lib/services/fgts/send-fgts-balance-query.ts'
import { clearOldRows } from '#lib/services/housekeeping/clear-old-rows.ts'
import { interpretInstitutionEvent } from '#lib/services/institution-reports/interpret-institution-event.ts'
import { readInstitutionState } from '#lib/services/institution-reports/read-institution-state.ts'
import { rollUpInstitutionCalls } from '#lib/services/institutions/roll-up-institution-calls.ts'
import { expireAccessRequest } from '#lib/services/people/expire-access-request.ts'
import { endRetentions } from '#lib/services/personal-data/end-retentions.ts'
import { computePriceWhatIf } from '#lib/services/prices/compute-price-what-if.ts'
import { failPriceWhatIf } from '#lib/services/prices/fail-price-what-if.ts'
import { startScheduledPriceChange } from '#lib/services/prices/start-scheduled-price-change.ts'
import { confirmSignature } from '#lib/services/proposals/confirm-signature.ts'
import { expireSignature } from '#lib/services/proposals/expire-signature.ts'
import { forwardPendingSolution } from '#lib/services/proposals/forward-pending-solution.ts'
import { forwardReview } from '#lib/services/proposals/forward-review.ts'
import { requestCancellation } from '#lib/services/proposals/request-cancellation.ts'
import { submitProposal } from '#lib/services/proposals/submit-proposal.ts'
import { rollUpSalesDays } from '#lib/services/sales/roll-up-sales-days.ts'
import { createSampleData } from '#lib/services/samples/create-sample-data.ts'
import { failSampleData } from '#lib/services/samples/fail-sample-data.ts'
import { removeSampleData } from '#lib/services/samples/remove-sample-data.ts'
import { queueLostDeliveries } from '#lib/services/webhooks/queue-lost-deliveries.ts'
import { fileStorage } from '#lib/storage/stored-documents.ts'
import type { JobHandler } from './handler.ts'

/** Runs the service with the job as its actor; `name` appears in the history. */
const inOrganization =
  <N extends OrganizationJob>(
    id: N,
    name: string,
    service: (context: Context, payload: Jobs[N]) => Promise<unknown>,
  ): JobHandler<N> =>
  async (payload, { at }) => {
    const { organizationId } = payload
    try {
      await service(systemContext(organizationId, at, { kind: 'system', id, name }), payload)
    } catch (error) {
      const pauseSeconds = pauseOf(error)
      if (pauseSeconds === undefined) throw error
      const runAt = afterMs(at, pauseSeconds * 1000)
      await withTransaction({ organizationId }, (tx) => enqueue(tx, { name: id, payload }, { runAt }))
    }
  }

/** In seconds. The engine's backoff knows neither Retry-After nor jitter, so the job is enqueued again. */
const pauseOf = (error: unknown): number | undefined =>
  error instanceof DomainError && OUTAGES.includes(error.code) ? error.details.retryAfterSeconds : undefined

const OUTAGES: readonly ReasonCode[] = [
  'provider_unavailable',
  'provider_timeout',
  'provider_rate_limited',
  'provider_error',
  'institution_credentials_refused',
  'submission_uncertain',
]

type OrganizationJob = { [N in JobName]: Jobs[N] extends { organizationId: string } ? N : never }[JobName]

const computeWhatIf: JobHandler<'compute_price_what_if'> = async (payload, run) => {
  const actor = { kind: 'system', id: 'compute_price_what_if', name: 'efeito da mudança' } as const
  const context = systemContext(payload.organizationId, run.at, actor)
  try {
    await computePriceWhatIf(context, payload)
  } catch (error) {
    if (run.lastAttempt) await failPriceWhatIf(context, payload)
    throw error
  }
}

const ofSampleData =
  <N extends 'create_sample_data' | 'remove_sample_data'>(
    id: N,
    from: 'creating' | 'removing',
    service: typeof createSampleData,
  ): JobHandler<N> =>
  async (payload, run) => {
    const context = systemContext(payload.organizationId, run.at, {
      kind: 'system',
      id,
      name: 'dados de exemplo',
    })
    try {
      await service(context, payload)
    } catch (error) {
      if (run.lastAttempt) await failSampleData(context, { ...payload, from })
      throw error
    }
  }

const interpretEvent: JobHandler<'interpret_institution_event'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'interpret_institution_event', name: 'leitura de eventos' } as const
  await interpretInstitutionEvent(systemContext('', at, actor), payload)
}

/** On an outage, a handler throws or enqueues its job again, so that the job is retried. */
export const JOB_HANDLERS: { readonly [N in JobName]: JobHandler<N> } = {
  send_fgts_balance_query: inOrganization(
    'send_fgts_balance_query',
    'consulta de saldo',
    sendFgtsBalanceQuery,
  ),
  expire_fgts_balance_query: inOrganization(
    'expire_fgts_balance_query',
    'prazo da consulta',
    expireFgtsBalanceQuery,
  ),
  send_clt_consult: inOrganization('send_clt_consult', 'consulta de margem', sendCltConsult),
  expire_clt_consult: inOrganization('expire_clt_consult', 'prazo do termo', expireCltConsult),
  interpret_institution_event: interpretEvent,
  read_institution_state: inOrganization(
    'read_institution_state',
    'leitura na instituição',
    readInstitutionState,
  ),
  submit_proposal: inOrganization('submit_proposal', 'envio à instituição', submitProposal),
  confirm_signature: inOrganization('confirm_signature', 'confirmação da assinatura', confirmSignature),
  revoke_clt_consent: inOrganization('revoke_clt_consent', 'aviso de revogação', forwardCltRevocation),
  request_cancellation: inOrganization('request_cancellation', 'pedido de cancelamento', requestCancellation),
  forward_pending_solution: inOrganization(
    'forward_pending_solution',
    'envio da solução',
    forwardPendingSolution,
  ),
  forward_review: inOrganization('forward_review', 'envio da decisão', forwardReview),
  expire_signature: inOrganization('expire_signature', 'prazo de assinatura', expireSignature),
  compute_price_what_if: computeWhatIf,
  expire_access_request: inOrganization(
    'expire_access_request',
    'prazo dos pedidos de acesso',
    expireAccessRequest,
  ),
  start_price_change: inOrganization('start_price_change', 'vigência de preços', startScheduledPriceChange),
  send_alert_message: inOrganization('send_alert_message', 'envio de alertas', sendAlertMessage),
  remove_documents: async ({ keys }) => {
    for (const key of keys) await fileStorage().remove(key)
  },
  end_retentions: async (_, { at }) => logger.info(await endRetentions(at), 'retentions ended'),
  clear_old_rows: async (_, { at }) => logger.info(await clearOldRows(at), 'old rows cleared'),
  anchor_audits: (_, { at }) => anchorAudits(at),
  queue_lost_deliveries: async (_, { at }) => {
    const queued = await queueLostDeliveries(at)
    if (queued > 0) logger.warn({ queued }, 'deliveries were on no queue')
  },
  // This handler runs in a worker, so at least one worker is present.
  evaluate_alerts: (_, { at }) => evaluateAlerts(at, { workerAbsentMs: 0 }),
  roll_up_sales_days: async () => {
    await rollUpSalesDays()
  },
  roll_up_institution_calls: (_, { at }) => rollUpInstitutionCalls(at),
  create_sample_data: ofSampleData('create_sample_data', 'creating', createSampleData),
  remove_sample_data: ofSampleData('remove_sample_data', 'removing', removeSampleData),
  sandbox_work: ({ caseId, step }, { at }) => runCaseStep(caseId, step, at),
}

export const JOB_NAMES = Object.keys(JOB_HANDLERS) as JobName[]
