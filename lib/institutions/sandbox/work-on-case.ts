import { findInstitution, type InstitutionRow } from '#db/queries/institutions'
import { findSandboxCase, findSandboxCaseForUpdate, type SandboxCaseRow } from '#db/queries/sandbox-cases'
import { withLookup } from '#db/transaction'
import { now } from '#lib/config/clock'
import { getEnv } from '#lib/config/env'
import { decryptInstitutionSecret } from '#lib/config/institution-secret'
import { traceHeaders } from '#lib/config/tracing'
import { signatureHeaders } from '#lib/config/webhook-signature'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { balanceTurn } from './balance-turn.ts'
import { consultTurn } from './consult-turn.ts'
import { proposalTurn } from './proposal-turns.ts'
import { type SandboxReport, type SandboxStep, stateOf } from './sandbox-state.ts'
import { takeTurn } from './take-turn.ts'
import type { Turn } from './turn.ts'

/** Does one step of a case at its time. A step that was done, or is no longer to be done, changes nothing. */
export const workOnCase = async (caseId: string, step: string, at: Date): Promise<void> => {
  const report = /^tell:(\d+)$/.exec(step)?.[1]
  if (report !== undefined) return reportTurn(caseId, Number(report))
  await withLookup({}, async (tx) => {
    const row = await findSandboxCaseForUpdate(tx, caseId)
    const institution = row && (await findInstitution(tx, row.institutionCode))
    if (!row || !institution) return
    const turn = turnOf(row, step as SandboxStep, at)
    if (turn) await takeTurn(tx, { row, institution, at }, turn)
  })
}

const turnOf = (row: SandboxCaseRow, step: SandboxStep, at: Date): Turn | null => {
  const state = stateOf(row)
  if (row.kind === 'proposal') return proposalTurn(row.documentNumber, state, step)
  if (row.kind === 'clt_consult')
    return consultTurn({ documentNumber: row.documentNumber, phase: state.phase, step }, dayInSaoPaulo(at))
  return step === 'answer' && state.phase === 'asked'
    ? balanceTurn(row.documentNumber, dayInSaoPaulo(at))
    : null
}

/** Nothing is open in the database while our receiver takes its time. */
const reportTurn = async (caseId: string, index: number) => {
  const found = await withLookup({}, async (tx): Promise<[SandboxCaseRow, InstitutionRow] | undefined> => {
    const row = await findSandboxCase(tx, caseId)
    const institution = row && (await findInstitution(tx, row.institutionCode))
    return row && institution && [row, institution]
  })
  if (!found) return
  const [row, institution] = found
  const report = stateOf(row).reports[index]
  if (report && institution.settings.fault !== 'silent') await sendReport(institution, report)
}

const REPORT_TIMEOUT_MS = 10_000

/** Sends a report to our receiver, signed. @throws when it was not taken, so that its job sends it again */
const sendReport = async (institution: InstitutionRow, report: SandboxReport): Promise<void> => {
  const { webhookId, body } = report
  const message = { id: webhookId, at: now(), body }
  const secret = decryptInstitutionSecret(institution.sealedSecret)
  const response = await fetch(`${getEnv().ORIGIN}/api/institutions/${institution.code}/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders(message, [secret]),
      ...traceHeaders(),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`)
}
