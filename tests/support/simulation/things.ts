import type { DecidingReport, ReportedConsultStatus } from '#lib/domain/clt/consult-report.ts'
import { CONSULT_STATUSES, type ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import { cents } from '#lib/domain/money.ts'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type Chance, type Decisions, Violation } from './decisions.ts'

export type Kind = 'balance' | 'consult' | 'proposal'
export const KINDS: readonly Kind[] = ['balance', 'consult', 'proposal']

type Status = BalanceQueryStatus | ConsultStatus | ProposalStatus

export type Thing = {
  kind: Kind
  status: Status
  reportSequence: number | null
  /** Whether the customer has signed or consented. */
  hasAgreed: boolean
  isCancelRequested: boolean
  events: number
  results: number
  payouts: number
}

/** `sequence` is counted by the institution, separately for each balance query, consult and proposal. */
export type Report = { status: Status; sequence: number }

const FIRST = { balance: 'queued', consult: 'WAITING_CONSENT', proposal: 'generating_ccb' } as const
export const newThing = (kind: Kind): Thing => ({
  kind,
  status: FIRST[kind],
  reportSequence: null,
  hasAgreed: false,
  isCancelRequested: false,
  events: 0,
  results: 0,
  payouts: 0,
})

/** Final statuses that the service promises, written independently of its status tables. */
const ENDS: Readonly<Record<Kind, readonly Status[]>> = {
  balance: ['success', 'fail'],
  consult: ['SUCCESS', 'REJECTED', 'FAILED'],
  proposal: ['canceled', 'rejected', 'refunded'],
}
const BEFORE_AGREEMENT: readonly Status[] = [
  ...['queued', 'running', 'success', 'fail', 'WAITING_CONSENT', 'REJECTED', 'FAILED'],
  ...['generating_ccb', 'formalization', 'canceled', 'rejected'],
] as Status[]

export const hasEnded = ({ kind, status }: Thing): boolean => ENDS[kind].includes(status) || status === 'paid'

const write = (thing: Thing, to: Status): void => {
  const { kind, status: from } = thing
  if (ENDS[kind].includes(from)) throw new Violation(`a ${kind} went from its end ${from} to ${to}`)
  if (from === 'paid' && to !== 'refunded') throw new Violation(`a proposal that was paid became ${to}`)
  if (!thing.hasAgreed && !BEFORE_AGREEMENT.includes(to))
    throw new Violation(`a ${kind} became ${to} although nobody signed or consented`)
  thing.status = to
  thing.events += 1
  if (to === 'paid') thing.payouts += 1
  if (kind === 'balance' && ENDS.balance.includes(to)) thing.results += 1
  if (thing.payouts > 1) throw new Violation('a proposal was paid twice')
  if (thing.results > 1) throw new Violation('a balance query had two results')
}

export const move = (decisions: Decisions, thing: Thing, to: Status): void => {
  const { kind, status: from } = thing
  if (kind === 'consult' && !decisions.canMoveConsult(from as ConsultStatus, to as ConsultStatus))
    throw new Violation(`a consult cannot move from ${from} to ${to}`)
  if (kind === 'proposal' && !decisions.canMove(from as ProposalStatus, to as ProposalStatus))
    throw new Violation(`a proposal cannot move from ${from} to ${to}`)
  write(thing, to)
}

/** Updates a balance query only from an allowed status, as the service's SQL does. */
export const moveBalance = (decisions: Decisions, thing: Thing, to: BalanceQueryStatus): void => {
  if (!decisions.balanceQueryStatusesBefore(to).includes(thing.status as BalanceQueryStatus)) return
  if (to === thing.status) return
  write(thing, to)
}

/** Applies a report as the services do: completely or, if the process dies, not at all. */
export const applyReport = (decisions: Decisions, thing: Thing, report: Report): void => {
  const before = { ...thing }
  if (thing.kind === 'balance') moveBalance(decisions, thing, report.status as BalanceQueryStatus)
  else if (!decisions.isOlderReport(thing.reportSequence, report)) {
    const path = pathOf(decisions, thing, report)
    if (path !== null || thing.kind === 'proposal') thing.reportSequence = report.sequence
    for (const to of path ?? []) move(decisions, thing, to)
  }
  const isLate = before.reportSequence !== null && report.sequence <= before.reportSequence
  if (thing.kind !== 'balance' && isLate && thing.status !== before.status)
    throw new Violation(
      `report ${report.sequence} changed a ${thing.kind} after report ${before.reportSequence}`,
    )
}

const pathOf = (decisions: Decisions, thing: Thing, { status }: Report): readonly Status[] | null => {
  const decision =
    thing.kind === 'consult'
      ? decisions.decideConsultReport(thing.status as ConsultStatus, consultReport(status))
      : decisions.decideReport(thing.status as ProposalStatus, status as ProposalStatus)
  return decision.kind === 'move' ? decision.path : null
}

const consultReport = (status: Status): DecidingReport => ({
  status: status as ReportedConsultStatus,
  code: status === 'REJECTED' || status === 'FAILED' ? 'provider_error' : null,
  description: null,
  availableMarginCents: status === 'SUCCESS' ? cents(300_00) : null,
  simulationLimit: null,
})

const REPORTED: Readonly<Record<Kind, readonly Status[]>> = {
  balance: ['success', 'fail'],
  consult: CONSULT_STATUSES.filter((one) => !one.startsWith('WAITING_CONSENT') && one !== 'CONSENT_APPROVED'),
  proposal: PROPOSAL_STATUSES,
}

export const absurdStatus = (kind: Kind, chance: Chance): Status => {
  const all = REPORTED[kind]
  return all[chance.below(all.length)] ?? FIRST[kind]
}

/** Returns the next status from an honest institution; undefined while the customer has to act. */
export const honestStatus = ({ kind, status, hasAgreed }: Thing, chance: Chance): Status | undefined => {
  if (kind === 'balance') return chance.happens(0.8) ? 'success' : 'fail'
  if (kind === 'consult') return hasAgreed ? (chance.happens(0.7) ? 'SUCCESS' : 'REJECTED') : undefined
  if (status === 'generating_ccb') return 'formalization'
  if (status === 'awaiting_cancel') return chance.happens(0.7) ? 'canceled' : 'paid'
  if (!hasAgreed) return undefined
  return status !== 'processing' && chance.happens(0.6) ? 'processing' : 'paid'
}
