import type { Day } from '#lib/domain/calendar.ts'
import { isFinalStatus, type ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type RetainedKind, retentionEnd, retentionEndSince } from './retention.ts'

/** Stored records of a customer, with only the fields that decide how long each is retained. */
export type Holdings = {
  balances: readonly { id: string; createdAt: Date; running: boolean }[]
  fgtsSimulations: readonly { id: string; createdAt: Date; balanceId: string }[]
  consults: readonly {
    id: string
    createdAt: Date
    running: boolean
    consentedAt: Date | null
    /** True if only the proof of consent is left. */
    isProof: boolean
  }[]
  cltSimulations: readonly { id: string; createdAt: Date; consultId: string }[]
  proposals: readonly {
    id: string
    status: ProposalStatus
    endedAt: Date
    lastDueDate: Day
    fgtsSimulationId: string | null
    cltSimulationId: string | null
    consultId: string | null
    uploads: number
  }[]
}

const KINDS = ['balances', 'fgtsSimulations', 'consults', 'cltSimulations', 'proposals'] as const
type Kind = (typeof KINDS)[number]
type Ids = Record<Kind, string[]>

/** `until` is the end of the retention; null while the proposal, balance query or consult still runs. */
export type RetainedRecord = { kind: RetainedKind; subject: Kind; id: string; until: Date | null }

export type ErasurePlan = {
  deleted: Ids
  /** Records of which only figures and dates are kept. */
  nameless: Ids
  /** Consults reduced to the proof of the consent. */
  proofs: string[]
  withoutUploads: string[]
  retained: RetainedRecord[]
}

type ErasureRequest = {
  at: Date
  /** Records created until this time are erased at once, unless the law requires them; null: no request. */
  askedAt: Date | null
}

/**
 * Plans which records are deleted, made nameless or retained by law. Records behind a contract stay as long
 * as the contract.
 */
export const planErasure = (holdings: Holdings, { at, askedAt }: ErasureRequest): ErasurePlan => {
  const retained = holdings.proposals.flatMap((proposal) => retainedProposal(proposal, at))
  const retainedIds = new Set(retained.map(({ id }) => id))
  const chains = {
    retained: chainOf(holdings, retainedIds, true),
    nameless: chainOf(holdings, retainedIds, false),
  }
  const isDue = ({ createdAt }: { createdAt: Date }) =>
    (askedAt !== null && createdAt <= askedAt) || retentionEndSince('no_contract', createdAt) <= at
  const plan: ErasurePlan = { deleted: noIds(), nameless: noIds(), proofs: [], withoutUploads: [], retained }
  plan.nameless.proposals = holdings.proposals.filter(({ id }) => !retainedIds.has(id)).map(({ id }) => id)
  plan.withoutUploads = holdings.proposals
    .filter(({ id, status, uploads }) => uploads > 0 && retainedIds.has(id) && isRefused(status))
    .filter(({ endedAt }) => retentionEndSince('refused_documents', endedAt) <= at)
    .map(({ id }) => id)
  for (const kind of ['fgtsSimulations', 'cltSimulations', 'balances'] as const)
    for (const row of holdings[kind]) {
      if (chains.retained.has(row.id)) continue
      if (chains.nameless.has(row.id)) plan.nameless[kind].push(row.id)
      else if ('running' in row && row.running) retained.push(running(kind, row.id))
      else if (isDue(row)) plan.deleted[kind].push(row.id)
    }
  const needed = neededOrigins(holdings, plan)
  plan.deleted.balances = plan.deleted.balances.filter((id) => !needed.has(id))
  for (const consult of holdings.consults) {
    if (chains.retained.has(consult.id)) continue
    if (chains.nameless.has(consult.id)) plan.nameless.consults.push(consult.id)
    else if (consult.running) retained.push(running('consults', consult.id))
    else if (isDue(consult) && !needed.has(consult.id)) planConsult(consult, plan, at)
  }
  return plan
}

const noIds = (): Ids => ({
  balances: [],
  fgtsSimulations: [],
  consults: [],
  cltSimulations: [],
  proposals: [],
})

const isRefused = (status: ProposalStatus) => status === 'canceled' || status === 'rejected'

const running = (subject: Kind, id: string): RetainedRecord => ({ kind: 'running', subject, id, until: null })

const retainedProposal = (
  { id, status, endedAt, lastDueDate, uploads }: Holdings['proposals'][number],
  at: Date,
): RetainedRecord[] => {
  if (!isFinalStatus(status)) return [running('proposals', id)]
  const kind = isRefused(status) ? 'refused_proposal' : 'loan'
  const until = kind === 'loan' ? retentionEnd(kind, lastDueDate) : retentionEndSince(kind, endedAt)
  if (until <= at) return []
  const files = retentionEndSince('refused_documents', endedAt)
  return [
    { kind, subject: 'proposals', id, until },
    ...(kind === 'refused_proposal' && uploads > 0 && files > at
      ? [{ kind: 'refused_documents' as const, subject: 'proposals' as const, id, until: files }]
      : []),
  ]
}

/** Returns the ids behind the retained proposals if `isRetained` is true, otherwise behind all others. */
const chainOf = (holdings: Holdings, retainedIds: ReadonlySet<string>, isRetained: boolean): Set<string> => {
  const balanceOf = new Map(holdings.fgtsSimulations.map(({ id, balanceId }) => [id, balanceId]))
  const consultOf = new Map(holdings.cltSimulations.map(({ id, consultId }) => [id, consultId]))
  return new Set(
    holdings.proposals
      .filter(({ id }) => retainedIds.has(id) === isRetained)
      .flatMap(({ fgtsSimulationId, cltSimulationId, consultId }) => [
        fgtsSimulationId,
        balanceOf.get(fgtsSimulationId ?? ''),
        cltSimulationId,
        consultOf.get(cltSimulationId ?? ''),
        consultId,
      ])
      .filter((id) => id !== null && id !== undefined),
  )
}

const neededOrigins = (
  { fgtsSimulations, cltSimulations }: Holdings,
  { deleted }: ErasurePlan,
): Set<string> => {
  const deletedIds = new Set([...deleted.fgtsSimulations, ...deleted.cltSimulations])
  return new Set([
    ...fgtsSimulations.filter(({ id }) => !deletedIds.has(id)).map(({ balanceId }) => balanceId),
    ...cltSimulations.filter(({ id }) => !deletedIds.has(id)).map(({ consultId }) => consultId),
  ])
}

/** Reduces a consult without a contract to its proof of consent, or deletes it if no proof must be kept. */
const planConsult = (
  { id, consentedAt, isProof }: Holdings['consults'][number],
  plan: ErasurePlan,
  at: Date,
): void => {
  const until = consentedAt && retentionEndSince('consent', consentedAt)
  if (until && until > at) {
    plan.retained.push({ kind: 'consent', subject: 'consults', id, until })
    if (!isProof) plan.proofs.push(id)
  } else plan.deleted.consults.push(id)
}

export const nextRetentionEnd = ({ retained }: Pick<ErasurePlan, 'retained'>): Date | null =>
  retained.reduce<Date | null>((next, { until }) => (until && (!next || until < next) ? until : next), null)

export const isNothingToErase = ({ deleted, nameless, proofs, withoutUploads }: ErasurePlan): boolean =>
  proofs.length + withoutUploads.length === 0 &&
  KINDS.every((kind) => deleted[kind].length + nameless[kind].length === 0)
