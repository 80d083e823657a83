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
  /** Defaults to `before`. */
  against?: Comparison | undefined
  /** Time unit of the volume points; derived from the period's length by default. */
  by?: Bucket | undefined
}

/** `netCents` is the amount the customers received, `issueCents` the amount lent. */
export type Volume = { contracts: number; netCents: Cents; issueCents: Cents }

/** `paid` excludes `refunded` (paid in the period, refunded since). `createdPaid` is a part of `created`. */
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
  /** Start days of the columns that are only partly in the period or are not over yet. */
  partial: readonly Day[]
  present: SalesFigures
  past: SalesFigures
  points: readonly VolumePoint[]
  /** Each past day is added to the column of the present day with which it is compared. */
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

/** CONSENT_APPROVED is left out, because a job sends the consult at once. */
export type Stage =
  | { kind: 'balance'; status: 'balance' }
  | { kind: 'consult'; status: Exclude<ConsultStatus, 'CONSENT_APPROVED'> }
  | { kind: 'proposal'; status: ProposalStatus }

/** A stay is one record's time in a stage. `ended` and percentiles cover finished stays, `open` the rest. */
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

/** Contracts paid and proposals made in the period by one agent, API client or institution. */
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
