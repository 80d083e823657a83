import type { Connection } from '#db/client'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions'
import { findSandboxCase, findSandboxCaseForUpdate, type SandboxCaseRow } from '#db/queries/sandbox-cases'
import { insertSandboxPledges, listSandboxPledges } from '#db/queries/sandbox-pledges'
import { withLookup } from '#db/transaction'
import { now } from '#lib/config/clock'
import { getEnv } from '#lib/config/env'
import { decryptInstitutionSecret } from '#lib/config/institution-secret'
import { operatorProblem } from '#lib/config/operator-problem'
import { digest } from '#lib/config/secrets'
import { traceHeaders } from '#lib/config/tracing'
import { signatureHeaders } from '#lib/config/webhook-signature'
import { whyUnreached } from '#lib/config/why-unreached'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { balanceTurn } from './balance-turn.ts'
import { consultTurn } from './consult-turn.ts'
import { proposalTurn } from './proposal-turns.ts'
import { type SandboxReport, type SandboxStep, stateOf } from './sandbox-state.ts'
import { takeTurn } from './take-turn.ts'
import { statusTurn, type Turn } from './turn.ts'

/** Does one step of a case at its time. A step that was done, or is no longer to be done, changes nothing. */
export const workOnCase = async (caseId: string, step: string, at: Date): Promise<void> => {
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
  if (row.kind === 'proposal') {
    const turn = proposalTurn(documentNumber, state, step)
    return turn && step === 'prepare' && !(await pledged(tx, row)) ? ALREADY_PLEDGED : turn
  }
  if (row.kind === 'clt_consult')
    return consultTurn({ documentNumber, phase: state.phase, step }, dayInSaoPaulo(at))
  if (step !== 'answer' || state.phase !== 'asked') return null
  const inUse = await listSandboxPledges(tx, pledgerOf(documentNumber))
  return balanceTurn(documentNumber, { today: dayInSaoPaulo(at), inUse })
}

/** Another contract has the guarantee: refused before the customer signs. */
const ALREADY_PLEDGED = statusTurn('rejected', 'rejected', { reason: 'ongoing_operation' })

const pledgerOf = (documentNumber: string) => digest('sandbox-pledge', documentNumber)

/** Pledges the withdrawals of a proposal that has any; false when another case has one of them. */
const pledged = async (tx: Connection, row: SandboxCaseRow): Promise<boolean> => {
  const { dueDates = [] } = stateOf(row)
  const customerDigest = pledgerOf(row.documentNumber)
  return insertSandboxPledges(tx, { customerDigest, dueDates, caseId: row.id })
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

/**
 * Sends a report to our receiver, signed, on the short way: ORIGIN need not lead here yet.
 * @throws when it was not taken, so that its job sends it again
 */
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
      `sandbox institution ${institution.code} cannot report to ${server} (${whyUnreached(error)}): a server must listen there; HOST and PORT of this process say where, or SANDBOX_REPORTS_TO`,
    )
  })
  await response.body?.cancel()
  if (!response.ok)
    throw operatorProblem(
      `sandbox institution ${institution.code} reported to ${server}, which answered ${response.status}`,
    )
}
