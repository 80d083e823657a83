import type { Day } from '#lib/domain/calendar.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { WhoActs } from '#lib/domain/reasons/reason.ts'
import type { FunnelStep } from './funnel.ts'
import type { Bucket, Comparison, Days, Period } from './period.ts'

export type SalesRequest = {
  period: Period
  from?: Day | undefined
  to?: Day | undefined
  product?: Product | undefined
  provider?: string | undefined
  agent?: readonly string[] | undefined
  team?: string | undefined
  /** Defaults to the days before. */
  against?: Comparison | undefined
  /** Columns of the volume; by default from the length of the period. */
  by?: Bucket | undefined
}

/** `netCents` reached the customers, `issueCents` was lent. */
export type Volume = { contracts: number; netCents: Cents; issueCents: Cents }

/**
 * `paid` contracts stay paid; `refunded` were paid in the period and returned since, and count nowhere else.
 * `createdPaid` are the `created` proposals that are paid by now.
 */
export type SalesFigures = {
  paid: Volume
  refunded: Volume
  created: number
  createdPaid: number
  /** Median time from the proposal to the payout, of contracts paid in the period. */
  medianPayoutSeconds: number | null
}

export type VolumePoint = Volume & { start: Day; product: Product }

export type SalesOverview = {
  days: Days
  before: Days
  by: Bucket
  starts: readonly Day[]
  /** Columns cut by the period, or not over yet. */
  partial: readonly Day[]
  present: SalesFigures
  past: SalesFigures
  points: readonly VolumePoint[]
  /** Volume paid on the days each column is compared with. */
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
 * A balance query, or a status of a consult or proposal. An accepted term is no stage: a job sends it at
 * once, and one that is not sent shows at home and in the monitoring.
 */
export type Stage =
  | { kind: 'balance'; status: 'balance' }
  | { kind: 'consult'; status: Exclude<ConsultStatus, 'CONSENT_APPROVED'> }
  | { kind: 'proposal'; status: ProposalStatus }

/** Stays in a stage that are over; `open` counts those that still last. */
export type StageTime = Stage & {
  product: Product
  ended: number
  open: number
  p50Seconds: number | null
  p90Seconds: number | null
}

export type RefusalCount = {
  product: Product
  kind: 'balance' | 'consult' | 'proposal'
  code: string
  title: string
  nextAction: string
  whoActs: WhoActs | null
  count: number
}

/** Contracts paid and proposals made in the period by one agent, program or institution. */
export type RankingRow = {
  key: string
  name: string
  paid: Volume
  refunded: number
  created: number
  createdPaid: number
}

export type SalesRanking = { agents: readonly RankingRow[]; institutions: readonly RankingRow[] }

export type SalesAuthor = { id: string; name: string; kind: 'user' | 'application' }

export const SALES_SHEETS = ['volume', 'funnel', 'stages', 'refusals', 'ranking'] as const
export type SalesSheet = (typeof SALES_SHEETS)[number]
