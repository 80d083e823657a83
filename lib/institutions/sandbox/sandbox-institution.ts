import { setTimeout as wait } from 'node:timers/promises'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import {
  findSandboxCaseByReference,
  findSandboxCaseForUpdate,
  insertSandboxCase,
  type SandboxCaseRow,
} from '#db/queries/institutions/sandbox-cases.ts'
import { withLookup } from '#db/transaction.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Institution } from '#lib/institutions/institution.ts'
import { readReport } from '#lib/institutions/read-report.ts'
import { cancellationTurn, reviewedTurn, revokedTurn, signedTurn, solvedTurn } from './call-turns.ts'
import { type DelayName, delayMs } from './delay.ts'
import { guaranteeOf } from './guarantee-of.ts'
import { type SandboxState, type SandboxStep, stateOf } from './sandbox-state.ts'
import { scenarioOf } from './scenario.ts'
import { enqueueStep, takeTurn } from './take-turn.ts'
import type { Turn } from './turn.ts'

/** Reports to our own signed endpoint; the CPF selects the scenario, and `settings.fault` injects a fault. */
export const sandboxInstitution = (row: InstitutionRow): Institution => ({
  code: row.code,
  requestFgtsBalance: ({ reference, documentNumber }) =>
    openCase(row, {
      order: { kind: 'fgts_balance', reference, documentNumber },
      state: { phase: 'asked', sequence: 0, reports: [] },
      first: { step: 'answer', delay: scenarioOf(documentNumber) === '909' ? 'slowBalance' : 'balance' },
    }),
  requestCltConsult: ({ reference, documentNumber }) =>
    openCase(row, {
      order: { kind: 'clt_consult', reference, documentNumber },
      state: { phase: 'asked', sequence: 0, reports: [] },
      first: { step: 'worker', delay: 'worker' },
    }),
  revokeCltConsent: (externalId) => onCase(row, externalId, revokedTurn),
  submitProposal: ({ reference, product, consultExternalId, borrower, payment, ...submission }) =>
    openCase(row, {
      order: { kind: 'proposal', reference, documentNumber: borrower.documentNumber },
      state: {
        phase: 'contract',
        sequence: 0,
        reports: [],
        product,
        ...(consultExternalId !== undefined && { consultId: consultExternalId }),
        contractNumber: submission.contractNumber,
        paymentType: payment.type,
        ...guaranteeOf(product, submission.installments),
      },
      first: { step: 'prepare', delay: 'contract' },
    }),
  confirmSignature: ({ externalId, terms }) => onCase(row, externalId, (state) => signedTurn(state, terms)),
  requestCancellation: (externalId) => onCase(row, externalId, cancellationTurn),
  solvePendingItem: (externalId, solution) => onCase(row, externalId, (state) => solvedTurn(state, solution)),
  decideReview: (externalId, decision) => onCase(row, externalId, (state) => reviewedTurn(state, decision)),
  readReport,
})

type Opening = {
  order: Pick<SandboxCaseRow, 'kind' | 'reference' | 'documentNumber'>
  state: SandboxState
  first: { step: SandboxStep; delay: DelayName }
}

const openCase = async (institution: InstitutionRow, opening: Opening): Promise<{ externalId: string }> => {
  await answerCall(institution)
  const { order, state, first } = opening
  const at = now()
  const id = newId(at)
  return withLookup({}, async (tx) => {
    const row = { id, institutionCode: institution.code, ...order, state, createdAt: at }
    if (await insertSandboxCase(tx, row)) {
      await enqueueStep(tx, id, { step: first.step, runAt: afterMs(at, delayMs(institution, first.delay)) })
      return { externalId: id }
    }
    const existing = await findSandboxCaseByReference(tx, institution.code, order.reference)
    if (!existing) throw new DomainError('provider_error')
    return { externalId: existing.id }
  })
}

const onCase = async (
  institution: InstitutionRow,
  externalId: string,
  decide: (state: SandboxState) => Turn | null,
): Promise<void> => {
  await answerCall(institution)
  await withLookup({}, async (tx) => {
    const row = await findSandboxCaseForUpdate(tx, externalId)
    if (!row) throw new DomainError('provider_error')
    const turn = decide(stateOf(row))
    if (turn) await takeTurn(tx, { row, institution, at: now() }, turn)
  })
}

const answerCall = async ({ settings }: InstitutionRow): Promise<void> => {
  if (settings.fault === 'down') throw new DomainError('provider_unavailable')
  if (settings.fault === 'rate_limited') throw new DomainError('provider_rate_limited')
  if (settings.fault !== 'hanging') return
  await wait(settings.callTimeoutSeconds * 1000)
  throw new DomainError('provider_timeout')
}
