import { z } from 'zod'
import { reaisSchema } from '#lib/contracts/wire'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status'
import type { ConsultSummary } from '#lib/domain/clt/consult-view'
import {
  CUSTOMER_EVENT_KINDS,
  type CustomerEvent,
  type CustomerSimulation,
  type CustomerStep,
} from '#lib/domain/customers/customer-view'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status'
import type { BalanceView } from '#lib/domain/fgts/balance-view'
import { HOME_KINDS } from '#lib/domain/home/home-line'
import { type Cents, centsToNumber } from '#lib/domain/money'
import { PRODUCTS } from '#lib/domain/proposals/product'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'

const product = z.enum(PRODUCTS)
const instant = z.iso.datetime()
const amount = reaisSchema.nullable()
const consultStatus = z.enum(CONSULT_STATUSES)
const proposalStatus = z.enum(PROPOSAL_STATUSES)

/** The lists of a customer, as the back office reads them. */
export const customerListsSchema = z.object({
  steps: z.array(
    z.object({
      kind: z.enum(HOME_KINDS),
      product,
      targetIds: z.array(z.string()),
      amount,
      until: instant.nullable(),
    }),
  ),
  balances: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      status: z.enum(BALANCE_QUERY_STATUSES),
      amount,
      eligible: z.boolean(),
      reason: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  simulations: z.array(
    z.object({
      id: z.string(),
      product,
      provider: z.string(),
      netAmount: reaisSchema,
      installments: z.number().int(),
      createdAt: instant,
      expiresAt: instant,
      proposalId: z.string().nullable(),
    }),
  ),
  consults: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      status: consultStatus,
      margin: amount,
      reason: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  proposals: z.array(
    z.object({
      id: z.string(),
      product,
      provider: z.string(),
      contractNumber: z.string(),
      status: proposalStatus,
      netAmount: reaisSchema,
      createdAt: instant,
    }),
  ),
  timeline: z.array(
    z.object({
      id: z.string(),
      at: instant,
      kind: z.enum(CUSTOMER_EVENT_KINDS),
      product,
      subjectId: z.string(),
      provider: z.string(),
      status: z.union([consultStatus, proposalStatus]).nullable(),
      amount,
      text: z.string().nullable(),
      actor: z.string().nullable(),
    }),
  ),
})

const reais = (value: Cents | null) => (value === null ? null : centsToNumber(value))

export const encodeStep = (step: CustomerStep) => ({
  kind: step.kind,
  product: step.product,
  targetIds: [...step.targetIds],
  amount: reais(step.amountCents),
  until: step.until?.toISOString() ?? null,
})

export const encodeBalance = (balance: BalanceView) => ({
  id: balance.id,
  provider: balance.institutionCode,
  status: balance.status,
  amount: reais(balance.amountCents),
  eligible: balance.eligibility?.eligible ?? false,
  reason: balance.eligibility?.reasons[0]?.text ?? null,
  createdAt: balance.createdAt.toISOString(),
})

export const encodeSimulation = (simulation: CustomerSimulation) => ({
  id: simulation.id,
  product: simulation.product,
  provider: simulation.institutionCode,
  netAmount: centsToNumber(simulation.netCents),
  installments: simulation.installments,
  createdAt: simulation.createdAt.toISOString(),
  expiresAt: simulation.expiresAt.toISOString(),
  proposalId: simulation.proposalId,
})

export const encodeConsult = (consult: ConsultSummary) => ({
  id: consult.id,
  provider: consult.institutionCode,
  status: consult.status,
  margin: reais(consult.availableMarginCents),
  reason: consult.reason?.text ?? null,
  createdAt: consult.createdAt.toISOString(),
})

export const encodeProposal = (proposal: ProposalSummary) => ({
  id: proposal.id,
  product: proposal.product,
  provider: proposal.institutionCode,
  contractNumber: proposal.contractNumber,
  status: proposal.status,
  netAmount: centsToNumber(proposal.availableBalanceCents),
  createdAt: proposal.createdAt.toISOString(),
})

export const encodeEvent = (event: CustomerEvent) => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind,
  product: event.product,
  subjectId: event.subjectId,
  provider: event.institutionCode,
  status: event.status,
  amount: reais(event.amountCents),
  text: event.text,
  actor: event.actor,
})
