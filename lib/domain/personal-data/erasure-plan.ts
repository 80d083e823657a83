import type { Day } from '#lib/domain/calendar.ts'
import { isFinalStatus, type ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type KeptKind, retentionEnd, retentionEndSince } from './retention.ts'

/** Stored records of a customer, with only what decides their retention. */
export type Holdings = {
  balances: readonly { id: string; createdAt: Date; running: boolean }[]
  fgtsSimulations: readonly { id: string; createdAt: Date; balanceId: string }[]
  consults: readonly {
    id: string
    createdAt: Date
    running: boolean
    consentedAt: Date | null
    /** Only the proof of its consent is left. */
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
    /** Number of files that the customer or their agent uploaded. */
    uploads: number
  }[]
}

const KINDS = ['balances', 'fgtsSimulations', 'consults', 'cltSimulations', 'proposals'] as const
type Kind = (typeof KINDS)[number]
type Ids = Record<Kind, string[]>

/** `until` is null while the case runs. */
export type KeptRecord = { kind: KeptKind; subject: Kind; id: string; until: Date | null }

export type ErasurePlan = {
  gone: Ids
  /** Kept without the person: figures and dates. */
  nameless: Ids
  /** Terms reduced to the proof of the consent. */
  proofs: string[]
  /** Proposals that lose their uploaded files. */
  withoutUploads: string[]
  kept: KeptRecord[]
}

type Asked = {
  at: Date
  /** Time of the person's request: older records go at once unless a duty keeps them. */
  askedAt: Date | null
}

/**
 * Returns what of a customer is deleted, kept without the person, or kept under a duty
 * (lib/domain/personal-data/retention). The origins of a contract are kept as long as it is.
 */
export const planErasure = (held: Holdings, { at, askedAt }: Asked): ErasurePlan => {
  const kept = held.proposals.flatMap((proposal) => keptProposal(proposal, at))
  const keptIds = new Set(kept.map(({ id }) => id))
  const chains = { kept: chainOf(held, keptIds, true), nameless: chainOf(held, keptIds, false) }
  const isDue = ({ createdAt }: { createdAt: Date }) =>
    (askedAt !== null && createdAt <= askedAt) || retentionEndSince('no_contract', createdAt) <= at
  const plan: ErasurePlan = { gone: none(), nameless: none(), proofs: [], withoutUploads: [], kept }
  plan.nameless.proposals = held.proposals.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id)
  plan.withoutUploads = held.proposals
    .filter(({ id, status, uploads }) => uploads > 0 && keptIds.has(id) && isRefused(status))
    .filter(({ endedAt }) => retentionEndSince('refused_documents', endedAt) <= at)
    .map(({ id }) => id)
  for (const kind of ['fgtsSimulations', 'cltSimulations', 'balances'] as const)
    for (const row of held[kind]) {
      if (chains.kept.has(row.id)) continue
      if (chains.nameless.has(row.id)) plan.nameless[kind].push(row.id)
      else if ('running' in row && row.running) kept.push(running(kind, row.id))
      else if (isDue(row)) plan.gone[kind].push(row.id)
    }
  const needed = stillNeeded(held, plan)
  plan.gone.balances = plan.gone.balances.filter((id) => !needed.has(id))
  for (const consult of held.consults) {
    if (chains.kept.has(consult.id)) continue
    if (chains.nameless.has(consult.id)) plan.nameless.consults.push(consult.id)
    else if (consult.running) kept.push(running('consults', consult.id))
    else if (isDue(consult) && !needed.has(consult.id)) placeConsult(consult, plan, at)
  }
  return plan
}

const none = (): Ids => ({
  balances: [],
  fgtsSimulations: [],
  consults: [],
  cltSimulations: [],
  proposals: [],
})

const isRefused = (status: ProposalStatus) => status === 'canceled' || status === 'rejected'

const running = (subject: Kind, id: string): KeptRecord => ({ kind: 'running', subject, id, until: null })

const keptProposal = (
  { id, status, endedAt, lastDueDate, uploads }: Holdings['proposals'][number],
  at: Date,
): KeptRecord[] => {
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

/** Ids of everything that the kept proposals, or the others, came from. */
const chainOf = (held: Holdings, keptIds: ReadonlySet<string>, kept: boolean): Set<string> => {
  const balanceOf = new Map(held.fgtsSimulations.map(({ id, balanceId }) => [id, balanceId]))
  const consultOf = new Map(held.cltSimulations.map(({ id, consultId }) => [id, consultId]))
  return new Set(
    held.proposals
      .filter(({ id }) => keptIds.has(id) === kept)
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

/** Balances and consults that the remaining simulations are based on. */
const stillNeeded = ({ fgtsSimulations, cltSimulations }: Holdings, { gone }: ErasurePlan): Set<string> => {
  const goes = new Set([...gone.fgtsSimulations, ...gone.cltSimulations])
  return new Set([
    ...fgtsSimulations.filter(({ id }) => !goes.has(id)).map(({ balanceId }) => balanceId),
    ...cltSimulations.filter(({ id }) => !goes.has(id)).map(({ consultId }) => consultId),
  ])
}

/** Term without a contract: the proof of a consent is kept for a time, everything else goes. */
const placeConsult = (
  { id, consentedAt, isProof }: Holdings['consults'][number],
  plan: ErasurePlan,
  at: Date,
): void => {
  const until = consentedAt && retentionEndSince('consent', consentedAt)
  if (until && until > at) {
    plan.kept.push({ kind: 'consent', subject: 'consults', id, until })
    if (!isProof) plan.proofs.push(id)
  } else plan.gone.consults.push(id)
}

/** Returns the next instant at which a retention ends; null for never. */
export const nextRetentionEnd = ({ kept }: Pick<ErasurePlan, 'kept'>): Date | null =>
  kept.reduce<Date | null>((next, { until }) => (until && (!next || until < next) ? until : next), null)

/** Returns whether the plan has nothing to do. */
export const isNothingToErase = ({ gone, nameless, proofs, withoutUploads }: ErasurePlan): boolean =>
  proofs.length + withoutUploads.length === 0 &&
  KINDS.every((kind) => gone[kind].length + nameless[kind].length === 0)
