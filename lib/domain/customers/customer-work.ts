import type { ConsultStatus } from '../clt/consult-status.ts'
import type { HomeKind } from '../home/home-line.ts'
import type { Cents } from '../money.ts'
import type { Device } from '../people/device-of.ts'
import type { Product } from '../proposals/product.ts'
import type { ProposalStatus } from '../proposals/status.ts'
import { type CustomerLink, TIMELINE_EVENT_KINDS } from '../timeline/timeline-event.ts'

/** A stored simulation of either product as one of a customer's. Amounts in cents. */
export type CustomerSimulation = {
  id: string
  product: Product
  institutionCode: string
  netCents: Cents
  installments: number
  createdAt: Date
  createdById: string
  expiresAt: Date
  /** What it became; null while it is only a simulation. */
  proposalId: string | null
  /** When its customer said, on the page of the offer, that they want it. */
  wantedAt: Date | null
}

/** What is possible now with a customer: as a line of the queue, its kind says which action it is. */
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

/** Something that happened with a customer, in the reader's language. */
export type CustomerEvent = {
  id: string
  at: Date
  kind: CustomerEventKind
  product: Product
  /** The balance query, simulation, consult or proposal it happened to. */
  subjectId: string
  institutionCode: string
  /** Where the consult or proposal went. */
  status: ConsultStatus | ProposalStatus | null
  amountCents: Cents | null
  /** Why, or which document. */
  text: string | null
  /** The code of what a line says that moved nothing. */
  note: string | null
  /** By which of the customer's links. */
  link: CustomerLink | null
  /** Who did it; null for what followed by itself. */
  actor: string | null
  /** From where: the address without its last part, and the device in words. */
  maskedIp: string | null
  device: Device | null
}
