import type { Day } from '#lib/domain/calendar'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Cents } from '#lib/domain/money'
import type { Product } from '#lib/domain/proposals/product'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import type { WhoActs } from '#lib/domain/reasons/reason'
import type { FunnelStep } from './funnel.ts'
import type { Bucket, Comparison, Days, Period } from './period.ts'

/** What a report of sales is asked for. */
export type SalesRequest = {
  period: Period
  /** The days of a `custom` period. */
  from?: Day | undefined
  to?: Day | undefined
  product?: Product | undefined
  provider?: string | undefined
  /** The ids of the people and programs whose work is meant. */
  agent?: readonly string[] | undefined
  /** The id of the team whose work is meant. */
  team?: string | undefined
  /** What it is compared with; the days before unless said. */
  against?: Comparison | undefined
  /** The columns of the volume; by the length of the period unless said. */
  by?: Bucket | undefined
}

/** Contracts and what they are worth: `netCents` reached the customers, `emissionCents` is what was lent. */
export type Volume = { contracts: number; netCents: Cents; emissionCents: Cents }

/**
 * The figures of a period. `paid` are the contracts paid within it that stay paid; `refunded` those paid
 * within it and returned since, counted nowhere else. `created` are the proposals made within it and
 * `createdPaid` those of them that are paid by now.
 */
export type SalesFigures = {
  paid: Volume
  refunded: Volume
  created: number
  createdPaid: number
  /** Seconds from the proposal to the money, half of the contracts paid in the period being faster. */
  medianPayoutSeconds: number | null
}

/** The volume of one column and product. */
export type VolumePoint = Volume & { start: Day; product: Product }

export type SalesOverview = {
  days: Days
  before: Days
  by: Bucket
  /** The first days of the columns, in order. */
  starts: readonly Day[]
  /** Those of them that are not whole: cut by the period, or not over yet. */
  partial: readonly Day[]
  present: SalesFigures
  past: SalesFigures
  points: readonly VolumePoint[]
  /** What was paid on the days each column is compared with. */
  pastPoints: readonly VolumePoint[]
}

export type FunnelPart = { key: string; name: string; counts: readonly number[] }

export type SalesFunnel = {
  product: Product
  steps: readonly FunnelStep[]
  counts: readonly number[]
  institutions: readonly FunnelPart[]
  agents: readonly FunnelPart[]
}

/**
 * Where time passes: in an institution's answer to a balance query, in a status of a consult, in a status of
 * a proposal. A term that was accepted is no stage: a job sends it at once, and one that is not sent is at
 * home and on the page that says whether everything runs.
 */
export type Stage =
  | { kind: 'balance'; status: 'balance' }
  | { kind: 'consult'; status: Exclude<ConsultStatus, 'CONSENT_APPROVED'> }
  | { kind: 'proposal'; status: ProposalStatus }

/** How long stays in a stage took, of those that are over; `open` are those that still last. */
export type StageTime = Stage & {
  product: Product
  ended: number
  open: number
  p50Seconds: number | null
  p90Seconds: number | null
}

/** How often something ended for a reason, in the words of the catalogue. */
export type RefusalCount = {
  product: Product
  kind: 'balance' | 'consult' | 'proposal'
  code: string
  title: string
  nextAction: string
  whoActs: WhoActs | null
  count: number
}

/** What one agent, program or institution brought: contracts paid in the period, and proposals made in it. */
export type RankingRow = {
  key: string
  name: string
  paid: Volume
  refunded: number
  created: number
  createdPaid: number
}

export type SalesRanking = { agents: readonly RankingRow[]; institutions: readonly RankingRow[] }

/** Somebody whose work can be looked at alone. */
export type SalesAuthor = { id: string; name: string; kind: 'user' | 'application' }

/** The tables of sales that can be downloaded. */
export const SALES_SHEETS = ['volume', 'funnel', 'stages', 'refusals', 'ranking'] as const
export type SalesSheet = (typeof SALES_SHEETS)[number]
