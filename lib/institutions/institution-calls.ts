import { SpanKind } from '@opentelemetry/api'
import { insertInstitutionCall } from '#db/queries/institutions/institution-calls.ts'
import { insertInstitutionWords } from '#db/queries/institutions/institution-words.ts'
import { insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { inSpan } from '#lib/config/tracing.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { type CallOperation, REPORT_OPERATION } from '#lib/domain/institutions/call-figures.ts'
import { type CustomerRequest, isChosenReason } from '#lib/domain/institutions/refusal-words.ts'
import { unmatchedWordsOf } from '#lib/domain/institutions/unmatched-words.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { type CallSubject, inCallScope } from './call-scope.ts'
import type { Institution } from './institution.ts'

type CallOwner = { organizationId: string; institutionCode: string }

/** Records duration and outcome of every call without delaying it; a failed recording is only logged. */
export const recordedInstitution = (institution: Institution, organizationId: string): Institution => {
  const owner = { organizationId, institutionCode: institution.code }
  const recorded =
    <A extends unknown[], R>(operation: CallOperation, call: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      inCallScope({ operation, subject: subjectOf(args[0]) }, () =>
        recordCall(owner, operation, () => call(...args)),
      )
  return {
    code: institution.code,
    requestFgtsBalance: recorded('request_fgts_balance', institution.requestFgtsBalance),
    requestCltConsult: recorded('request_clt_consult', institution.requestCltConsult),
    revokeCltConsent: recorded('revoke_clt_consent', institution.revokeCltConsent),
    submitProposal: recorded('submit_proposal', institution.submitProposal),
    confirmSignature: recorded('confirm_signature', institution.confirmSignature),
    requestCancellation: recorded('request_cancellation', institution.requestCancellation),
    solvePendingItem: recorded('solve_pending_item', institution.solvePendingItem),
    decideReview: recorded('decide_review', institution.decideReview),
    readReport: institution.readReport,
    ...(institution.readState && { readState: recorded('read_state', institution.readState) }),
    ...(institution.readSignedAmounts && {
      readSignedAmounts: recorded('read_contract', institution.readSignedAmounts),
    }),
    ...(institution.readWorker && { readWorker: recorded('read_worker', institution.readWorker) }),
  }
}

const subjectOf = (argument: unknown): CallSubject | undefined => {
  if (typeof argument === 'string') return { externalId: argument }
  if (typeof argument !== 'object' || argument === null) return undefined
  if ('reference' in argument) return { resourceId: String(argument.reference) }
  return 'externalId' in argument ? { externalId: String(argument.externalId) } : undefined
}

/** Records an institution's report. `afterMs` is the time between its arrival and its processing. */
export const recordInstitutionReport = (
  owner: CallOwner,
  { afterMs, applied }: { afterMs: number; applied: boolean },
) => record(owner, REPORT_OPERATION, { durationMs: Math.max(0, afterMs), ok: applied, code: null })

/** Records duration and outcome of one call. */
export const recordCall = async <R>(
  { organizationId, institutionCode }: CallOwner,
  operation: CallOperation,
  call: () => Promise<R>,
): Promise<R> => {
  const owner = { organizationId, institutionCode }
  const startedAt = performance.now()
  const report = (ok: boolean, code: string | null) =>
    record(owner, operation, { durationMs: Math.round(performance.now() - startedAt), ok, code })
  try {
    const attributes = { 'institution.code': owner.institutionCode }
    const result = await inSpan({ name: `institution ${operation}`, kind: SpanKind.CLIENT, attributes }, call)
    report(true, null)
    return result
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null
    // A refusal counts as a success, because the institution responded.
    report(code !== null && reasonOf(code).kind === 'refusal', code ?? 'provider_error')
    throw error instanceof DomainError ? await withChosenReason(owner, operation, error) : error
  }
}

const REQUESTS: Readonly<Partial<Record<CallOperation, CustomerRequest>>> = {
  request_fgts_balance: 'balance',
  request_clt_consult: 'consult',
}

/** Counts words that match no reason. Returns the reason that a manager chose for them, otherwise `error`. */
const withChosenReason = async (
  owner: CallOwner,
  operation: CallOperation,
  error: DomainError,
): Promise<DomainError> => {
  const words = unmatchedWordsOf(error)
  if (words === undefined) return error
  try {
    const row = { ...owner, words, lastSeenAt: now() }
    const chosen = await withTransaction(owner, (tx) => insertInstitutionWords(tx, row))
    const about = REQUESTS[operation]
    return about && isChosenReason(chosen, about) ? domainErrorOf(chosen) : error
  } catch (failure) {
    logger.warn(describeError(failure), 'words of an institution were not counted')
    return error
  }
}

type Outcome = { durationMs: number; ok: boolean; code: string | null }

const record = (
  owner: CallOwner,
  operation: CallOperation | typeof REPORT_OPERATION,
  outcome: Outcome,
): void => {
  const row = { id: newId(), ...owner, operation, at: now(), ...outcome }
  withTransaction(owner, async (tx) => {
    await insertInstitutionCall(tx, row)
    await insertMovingChange(tx, { organizationId: owner.organizationId, kind: 'institutions' })
  }).catch((error: unknown) =>
    logger.warn({ operation, ...describeError(error) }, 'a call to an institution was not noted'),
  )
}
