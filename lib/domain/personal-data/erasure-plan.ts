import type { Day } from '../calendar.ts'
import { isFinalStatus, type ProposalStatus } from '../proposals/status.ts'
import { type KeptKind, retentionEnd, retentionEndSince } from './retention.ts'

/** What is stored of a customer, as far as it decides how long: ids and instants, nothing of what it says. */
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
    /** Of the last instalment. */
    lastDueDate: Day
    fgtsSimulationId: string | null
    cltSimulationId: string | null
    consultId: string | null
    /** Files that the customer or their agent uploaded. */
    uploads: number
  }[]
}

const KINDS = ['balances', 'fgtsSimulations', 'consults', 'cltSimulations', 'proposals'] as const
type Kind = (typeof KINDS)[number]
type Ids = Record<Kind, string[]>

/** What is kept, under what, and until when; null while the case runs. */
export type KeptRecord = { kind: KeptKind; subject: Kind; id: string; until: Date | null }

export type ErasurePlan = {
  /** Deleted. */
  gone: Ids
  /** Kept without the person: figures and dates. */
  nameless: Ids
  /** Terms of which the proof of the consent alone is kept. */
  proofs: string[]
  /** Proposals of which the uploaded files go. */
  withoutUploads: string[]
  kept: KeptRecord[]
}

type Asked = {
  at: Date
  /** When the person asked for it: what no duty keeps of the time before goes at once. */
  askedAt: Date | null
}

/**
 * What of a customer goes at an instant, what is kept without the person, and what is kept under which duty
 * (lib/domain/personal-data/retention). What a contract came from is kept as long as the contract.
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

/** Everything that proposals came from: of those that are kept, or of the others. */
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

/** What simulations that stay for now are based on. */
const stillNeeded = ({ fgtsSimulations, cltSimulations }: Holdings, { gone }: ErasurePlan): Set<string> => {
  const goes = new Set([...gone.fgtsSimulations, ...gone.cltSimulations])
  return new Set([
    ...fgtsSimulations.filter(({ id }) => !goes.has(id)).map(({ balanceId }) => balanceId),
    ...cltSimulations.filter(({ id }) => !goes.has(id)).map(({ consultId }) => consultId),
  ])
}

/** A term nobody contracted: with a consent its proof is kept for a time, otherwise all of it goes. */
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

/** The next instant at which something that is kept now need not be kept any longer; null for never. */
export const nextRetentionEnd = ({ kept }: Pick<ErasurePlan, 'kept'>): Date | null =>
  kept.reduce<Date | null>((next, { until }) => (until && (!next || until < next) ? until : next), null)

/** Whether there is anything to do. */
export const isNothingToErase = ({ gone, nameless, proofs, withoutUploads }: ErasurePlan): boolean =>
  proofs.length + withoutUploads.length === 0 &&
  KINDS.every((kind) => gone[kind].length + nameless[kind].length === 0)
