import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { DelayName } from './delay.ts'
import type { SandboxPhase, SandboxState, SandboxStep } from './sandbox-state.ts'

/** `fields` does not contain the envelope, which takeTurn adds. */
export type SandboxEvent = { type: string; fields: Record<string, unknown> }

export type Turn = {
  phase: SandboxPhase
  events?: readonly SandboxEvent[]
  next?: { step: SandboxStep; delay: DelayName }
  state?: Partial<SandboxState>
  /** `twice` repeats every report (scenario 911); `newest_first` reverses the reports (scenario 912). */
  reporting?: 'twice' | 'newest_first'
}

type Pending = {
  type: 'pix_refusal' | 'ted_refusal' | 'invalid_document'
  code: ReasonCode
  documentTypes: string[]
}

export const statusTurn = (
  phase: SandboxPhase,
  status: ProposalStatus,
  report: { reason?: ReasonCode; pending?: Pending; next?: Turn['next'] } = {},
): Turn => ({
  phase,
  events: [
    {
      type: 'proposal.status.update',
      fields: {
        status,
        reason: report.reason ? { code: report.reason, text: textOf(report.reason) } : null,
        pendingItems: report.pending ? [{ ...report.pending, text: textOf(report.pending.code) }] : [],
      },
    },
  ],
  state: { lastStatus: status },
  ...(report.next && { next: report.next }),
})

const textOf = (code: ReasonCode) => reasonTexts(code, 'pt-BR').text
