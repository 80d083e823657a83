import type { Connection } from '#db/client.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import {
  findSandboxCase,
  findSandboxCaseForUpdate,
  type SandboxCaseRow,
} from '#db/queries/institutions/sandbox-cases.ts'
import { withLookup } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { fetchErrorCode } from '#lib/config/fetch-error-code.ts'
import { decryptInstitutionSecret } from '#lib/config/institution-secret.ts'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { traceHeaders } from '#lib/config/tracing.ts'
import { signatureHeaders } from '#lib/config/webhook-signature.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { balanceTurn } from './balance-turn.ts'
import { consultTurn } from './consult-turn.ts'
import { marginInUse, refusedGuarantee, withdrawalsInUse } from './guarantees.ts'
import { proposalTurn } from './proposal-turns.ts'
import { type SandboxReport, type SandboxStep, stateOf } from './sandbox-state.ts'
import { takeTurn } from './take-turn.ts'
import type { Turn } from './turn.ts'

/** Runs a step of a sandbox case. Idempotent: a repeated or outdated step changes nothing. */
export const runCaseStep = async (caseId: string, step: string, at: Date): Promise<void> => {
  const report = /^tell:(\d+)$/.exec(step)?.[1]
  if (report !== undefined) return reportTurn(caseId, Number(report))
  await withLookup({}, async (tx) => {
    const row = await findSandboxCaseForUpdate(tx, caseId)
    const institution = row && (await findInstitution(tx, row.institutionCode))
    if (!row || !institution) return
    const turn = await turnOf(tx, row, { step: step as SandboxStep, at })
    if (turn) await takeTurn(tx, { row, institution, at }, turn)
  })
}

const turnOf = async (
  tx: Connection,
  row: SandboxCaseRow,
  { step, at }: { step: SandboxStep; at: Date },
): Promise<Turn | null> => {
  const state = stateOf(row)
  const { documentNumber } = row
  const today = dayInSaoPaulo(at)
  if (row.kind === 'proposal') {
    const turn = proposalTurn(documentNumber, state, step)
    return turn && step === 'prepare' ? ((await refusedGuarantee(tx, row, today)) ?? turn) : turn
  }
  if (row.kind === 'clt_consult') {
    const inUseCents = await marginInUse(tx, documentNumber)
    return consultTurn({ documentNumber, phase: state.phase, step, inUseCents }, today)
  }
  return step === 'answer' && state.phase === 'asked'
    ? balanceTurn(documentNumber, { today, inUse: await withdrawalsInUse(tx, documentNumber) })
    : null
}

/** Sends the report outside any transaction, so that no transaction is open while the receiver works. */
const reportTurn = async (caseId: string, index: number) => {
  const match = await withLookup({}, async (tx): Promise<[SandboxCaseRow, InstitutionRow] | undefined> => {
    const row = await findSandboxCase(tx, caseId)
    const institution = row && (await findInstitution(tx, row.institutionCode))
    return row && institution && [row, institution]
  })
  if (!match) return
  const [row, institution] = match
  const report = stateOf(row).reports[index]
  if (report && institution.settings.fault !== 'silent') await sendReport(institution, report)
}

const REPORT_TIMEOUT_MS = 10_000

/** Uses SANDBOX_REPORTS_TO, because ORIGIN may not lead here yet. Throws, so that the job is retried. */
const sendReport = async (institution: InstitutionRow, report: SandboxReport): Promise<void> => {
  const { webhookId, body } = report
  const message = { id: webhookId, at: now(), body }
  const secret = decryptInstitutionSecret(institution.sealedSecret)
  const server = getEnv().SANDBOX_REPORTS_TO
  const response = await fetch(`${server}/api/institutions/${institution.code}/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders(message, [secret]),
      ...traceHeaders(),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw operatorProblem(
      `sandbox institution ${institution.code} cannot report to ${server} (${fetchErrorCode(error)}): a server must listen there; HOST and PORT of this process say where, or SANDBOX_REPORTS_TO`,
    )
  })
  await response.body?.cancel()
  if (!response.ok)
    throw operatorProblem(
      `sandbox institution ${institution.code} reported to ${server}, which answered ${response.status}`,
    )
}
