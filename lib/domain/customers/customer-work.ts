import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { HomeKind } from '#lib/domain/home/home-line.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Device } from '#lib/domain/people/device-of.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type CustomerLink, TIMELINE_EVENT_KINDS } from '#lib/domain/timeline/timeline-event.ts'

export type CustomerSimulation = {
  id: string
  product: Product
  institutionCode: string
  netCents: Cents
  installments: number
  createdAt: Date
  createdById: string
  expiresAt: Date
  proposalId: string | null
  wantedAt: Date | null
}

export type CustomerStep = {
  kind: Exclude<HomeKind, 'stuck'>
  product: Product
  targetIds: readonly string[]
  amountCents: Cents | null
  until: Date | null
}

export const CUSTOMER_EVENT_KINDS = [
  ...TIMELINE_EVENT_KINDS,
  'balance_asked',
  'balance_arrived',
  'balance_failed',
  'simulated',
  'consult',
  'consented',
  'proposal',
  'document',
  'payout',
  'refund',
] as const
export type CustomerEventKind = (typeof CUSTOMER_EVENT_KINDS)[number]

export type CustomerEvent = {
  id: string
  at: Date
  kind: CustomerEventKind
  product: Product
  subjectId: string
  institutionCode: string
  status: ConsultStatus | ProposalStatus | null
  amountCents: Cents | null
  /** Reason of the event, or the type of the uploaded document. */
  text: string | null
  /** Code of an event that did not change a status. */
  note: string | null
  link: CustomerLink | null
  actor: string | null
  maskedIp: string | null
  device: Device | null
}
