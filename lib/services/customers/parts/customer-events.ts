import type { CltConsultHistoryRow } from '#db/queries/clt/clt-consult-history.ts'
import type { CltConsultListRow } from '#db/queries/clt/clt-consult-lists.ts'
import type { listPayoutsOfProposals } from '#db/queries/customers/customer-records.ts'
import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { ProposalDocumentRow } from '#db/queries/proposals/proposal-documents.ts'
import type { ProposalHistoryLine } from '#db/queries/proposals/proposal-history.ts'
import type { listOperationsOfConsults, ProposalListRow } from '#db/queries/proposals/proposals.ts'
import type { TimelineEventRow } from '#db/queries/proposals/timeline-events.ts'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import type { CustomerEvent, CustomerSimulation } from '#lib/domain/customers/customer-work.ts'
import type { Language } from '#lib/domain/language.ts'
import { deviceOf } from '#lib/domain/people/device-of.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'

export type CustomerRecords = {
  balances: readonly FgtsBalanceQueryRow[]
  simulations: readonly CustomerSimulation[]
  consults: readonly CltConsultListRow[]
  consultHistory: readonly CltConsultHistoryRow[]
  proposals: readonly ProposalListRow[]
  proposalHistory: readonly ProposalHistoryLine[]
  documents: readonly ProposalDocumentRow[]
  payouts: Awaited<ReturnType<typeof listPayoutsOfProposals>>
  operations: Awaited<ReturnType<typeof listOperationsOfConsults>>
  /** Events that changed no status. */
  timeline: readonly TimelineEventRow[]
}

type Reader = { language: Language; nameOf: (id: string) => string | null }

export const customerEvents = (records: CustomerRecords, reader: Reader): CustomerEvent[] =>
  [
    ...records.balances.flatMap((row) => balanceEvents(row, reader)),
    ...records.simulations.map((one) => simulated(one, reader)),
    ...consultEvents(records, reader),
    ...proposalEvents(records, reader),
    ...paperEvents(records),
    ...timelineEvents(records, reader),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))

const NOTHING = {
  status: null,
  amountCents: null,
  text: null,
  note: null,
  link: null,
  actor: null,
  maskedIp: null,
  device: null,
}

const balanceEvents = (row: FgtsBalanceQueryRow, { language, nameOf }: Reader): CustomerEvent[] => {
  const { id, institutionCode, status, amountCents, code, completedAt } = row
  const common = { ...NOTHING, product: 'fgts' as const, subjectId: id, institutionCode }
  const actor = nameOf(row.requestedById)
  const request: CustomerEvent = {
    ...common,
    id: `${id}:asked`,
    kind: 'balance_asked',
    at: row.createdAt,
    actor,
  }
  if (completedAt === null) return [request]
  if (status === 'success')
    return [request, { ...common, id: `${id}:end`, kind: 'balance_arrived', at: completedAt, amountCents }]
  const reason = code !== null && isReasonCode(code) ? code : 'provider_error'
  const { text } = screenReasonTexts(reason, language, row.reasonDetails ?? {})
  return [request, { ...common, id: `${id}:end`, kind: 'balance_failed', at: completedAt, text }]
}

const simulated = (one: CustomerSimulation, { nameOf }: Reader): CustomerEvent => ({
  ...NOTHING,
  id: one.id,
  at: one.createdAt,
  kind: 'simulated',
  product: one.product,
  subjectId: one.id,
  institutionCode: one.institutionCode,
  amountCents: one.netCents,
  actor: nameOf(one.createdById),
})

const consultEvents = ({ consults, consultHistory }: CustomerRecords, reader: Reader): CustomerEvent[] => {
  const consultsById = new Map(consults.map((consult) => [consult.id, consult]))
  return consultHistory.flatMap((row) => {
    const consult = consultsById.get(row.consultId)
    if (!consult) return []
    return {
      ...NOTHING,
      ...historyFields(row, reader),
      kind: row.toStatus === 'CONSENT_APPROVED' ? ('consented' as const) : ('consult' as const),
      product: 'clt' as const,
      subjectId: consult.id,
      institutionCode: consult.institutionCode,
      amountCents: row.toStatus === 'SUCCESS' ? consult.availableMarginCents : null,
    }
  })
}

const proposalEvents = (records: CustomerRecords, reader: Reader): CustomerEvent[] => {
  const { proposals, proposalHistory, timeline } = records
  const proposalsById = new Map(proposals.map((proposal) => [proposal.id, proposal]))
  return proposalHistory.flatMap((row) => {
    const proposal = proposalsById.get(row.proposalId)
    // Payouts, refunds and opened links have their own events.
    if (!proposal || row.toStatus === 'paid' || row.toStatus === 'refunded') return []
    if (row.reasonCode === 'fix_link_opened' && isOnTimeline(timeline, row)) return []
    const { product, id: subjectId, institutionCode } = proposal
    return {
      ...NOTHING,
      ...historyFields(row, reader),
      // The row's actor is the customer, who signed but did not start the analysis.
      ...(row.fromStatus === 'formalization' && row.toStatus === 'analysis' && { actor: null, text: null }),
      note: row.fromStatus === row.toStatus ? row.reasonCode : null,
      kind: 'proposal' as const,
      product,
      subjectId,
      institutionCode,
    }
  })
}

const isOnTimeline = (timeline: readonly TimelineEventRow[], { proposalId }: ProposalHistoryLine) =>
  timeline.some(({ subjectId, link }) => subjectId === proposalId && link === 'fix')

const timelineEvents = (
  { proposals, consults, simulations, timeline }: CustomerRecords,
  { language }: Reader,
): CustomerEvent[] => {
  const products = new Map<string, Product>([
    ...proposals.map(({ id, product }) => [id, product] as const),
    ...consults.map(({ id }) => [id, 'clt'] as const),
    ...simulations.map(({ id, product }) => [id, product] as const),
  ])
  const institutions = new Map(
    [...proposals, ...consults, ...simulations].map(({ id, institutionCode }) => [id, institutionCode]),
  )
  return timeline.map((row) => ({
    ...NOTHING,
    id: row.id,
    kind: row.kind,
    link: row.link,
    at: row.at,
    subjectId: row.subjectId,
    maskedIp: row.maskedIp,
    product: products.get(row.subjectId) ?? 'fgts',
    institutionCode: institutions.get(row.subjectId) ?? '',
    actor: row.actorKind === 'system' ? null : actorNameIn(language, row),
    device: row.userAgent === null ? null : deviceOf(row.userAgent),
  }))
}

const historyFields = (row: ProposalHistoryLine | CltConsultHistoryRow, { language }: Reader) => ({
  id: row.id,
  at: row.at,
  status: row.toStatus,
  text: storedReasonIn(language, row)?.text ?? null,
  actor: actorNameIn(language, row),
})

const paperEvents = ({ proposals, documents, payouts }: CustomerRecords): CustomerEvent[] => {
  const proposalsById = new Map(proposals.map((proposal) => [proposal.id, proposal]))
  const of = (proposalId: string) => {
    const proposal = proposalsById.get(proposalId)
    const { product = 'fgts', institutionCode = '' } = proposal ?? {}
    return { ...NOTHING, product, institutionCode, subjectId: proposalId }
  }
  return [
    ...documents.map(
      ({ id, proposalId, createdAt: at, type: text }): CustomerEvent => ({
        ...of(proposalId),
        ...{ id, at, kind: 'document', text },
      }),
    ),
    ...payouts.flatMap(({ id, proposalId, amountCents, paidAt, refundedAt }): CustomerEvent[] => [
      { ...of(proposalId), id, at: paidAt, kind: 'payout', amountCents },
      ...(refundedAt === null
        ? []
        : [{ ...of(proposalId), id: `${id}:back`, at: refundedAt, kind: 'refund' as const, amountCents }]),
    ]),
  ]
}
