import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { insertSandboxCase, type SandboxCaseRow } from '#db/queries/institutions/sandbox-cases.ts'
import { newId } from '#lib/config/ids.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { ContractTerms, InstitutionReport } from '#lib/institutions/institution.ts'
import { readReport } from '#lib/institutions/read-report.ts'
import { balanceTurn } from './balance-turn.ts'
import { signedTurn } from './call-turns.ts'
import { consultTurn } from './consult-turn.ts'
import { refusedGuarantee } from './guarantees.ts'
import { proposalTurn } from './proposal-turns.ts'
import { type SandboxState, type SandboxStep, stateOf } from './sandbox-state.ts'
import { RELEASING, reportOf } from './take-turn.ts'
import type { Turn } from './turn.ts'

export type RehearsedCase = Pick<SandboxCaseRow, 'kind' | 'reference' | 'documentNumber'> & {
  openedAt: Date
  proposal?: { product: 'fgts' | 'clt'; contractNumber: string; paymentType: 'pix' | 'transfer' }
}

/** A sandbox case for sample data: its steps run at given instants instead of in jobs. */
export type Rehearsal = {
  externalId: string
  take: (step: SandboxStep, at: Date) => InstitutionReport[]
  sign: (terms: Pick<ContractTerms, 'installments'>, at: Date) => void
  /** Stores the case in its current state, so that the sandbox can continue it later. */
  keep: (tx: Connection, at: Date) => Promise<void>
}

export const rehearse = (institution: InstitutionRow, opening: RehearsedCase): Rehearsal => {
  let row = openedCase(institution, opening)
  const apply = (turn: Turn | null, at: Date): InstitutionReport[] => {
    if (!turn) return []
    const before = stateOf(row)
    const events = turn.events ?? []
    const bodies = events.map(
      (event, index) => reportOf({ row, institution, at }, event, before.sequence + index + 1).body,
    )
    const after: SandboxState = {
      ...before,
      ...turn.state,
      phase: turn.phase,
      sequence: before.sequence + events.length,
    }
    row = { ...row, state: after }
    return bodies.flatMap((body) => readReport(body) ?? [])
  }
  return {
    externalId: row.id,
    take: (step, at) => apply(turnOf(row, step, at), at),
    sign: (terms, at) => void apply(signedTurn(stateOf(row), terms), at),
    keep: async (tx, at) => {
      await insertSandboxCase(tx, row)
      if (row.kind === 'proposal' && !RELEASING.includes(stateOf(row).phase))
        await refusedGuarantee(tx, row, dayInSaoPaulo(at))
    },
  }
}

const openedCase = (
  institution: InstitutionRow,
  { openedAt, proposal, ...order }: RehearsedCase,
): SandboxCaseRow => ({
  id: newId(openedAt),
  institutionCode: institution.code,
  ...order,
  state: { phase: proposal ? 'contract' : 'asked', sequence: 0, reports: [], ...proposal },
  createdAt: openedAt,
})

/** Assumes a customer without other contracts. */
const turnOf = (row: SandboxCaseRow, step: SandboxStep, at: Date): Turn | null => {
  const { documentNumber } = row
  const { phase } = stateOf(row)
  const today = dayInSaoPaulo(at)
  if (row.kind === 'proposal') return proposalTurn(documentNumber, stateOf(row), step)
  if (row.kind === 'clt_consult')
    return consultTurn({ documentNumber, phase, step, inUseCents: cents(0) }, today)
  return step === 'answer' && phase === 'asked' ? balanceTurn(documentNumber, { today, inUse: [] }) : null
}
