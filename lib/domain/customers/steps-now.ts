import type { ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import type { CustomerSimulation, CustomerStep } from './customer-work.ts'

/** Each list is newest first. */
type CustomerRecords = {
  balances: readonly BalanceView[]
  simulations: readonly CustomerSimulation[]
  consults: readonly ConsultSummary[]
  proposals: readonly ProposalSummary[]
}

/**
 * Returns the possible next steps, most advanced first. Each product has at most one simulation step: for the
 * newest open simulation that the customer wants, or else for the newest simulation. It has none if the
 * newest simulation has a proposal.
 */
export const stepsNow = (records: CustomerRecords, now: Date): CustomerStep[] => [
  ...proposalSteps(records, 'pending', 'pending'),
  ...proposalSteps(records, 'formalization', 'signature'),
  ...simulationSteps(records, now),
  ...balanceSteps(records),
  ...marginSteps(records, now),
  ...consentSteps(records, now),
]

const proposalSteps = (
  { proposals }: CustomerRecords,
  status: ProposalSummary['status'],
  kind: 'pending' | 'signature',
): CustomerStep[] =>
  proposals
    .filter((proposal) => proposal.status === status)
    .map(({ id, product, netCents }) => ({
      kind,
      product,
      targetIds: [id],
      amountCents: netCents,
      until: null,
    }))

const simulationSteps = ({ simulations }: CustomerRecords, now: Date): CustomerStep[] =>
  (['fgts', 'clt'] as const).flatMap((product: Product) => {
    const own = simulations.filter((one) => one.product === product)
    const [newest] = own
    if (!newest || newest.proposalId !== null) return []
    const candidate = own.find((one) => one.wantedAt !== null && isOpen(one, now)) ?? newest
    if (!isOpen(candidate, now)) return []
    const { id, netCents, expiresAt, wantedAt } = candidate
    const kind = wantedAt === null ? ('expiring' as const) : ('wanted' as const)
    return { kind, product, targetIds: [id], amountCents: netCents, until: expiresAt }
  })

const isOpen = ({ proposalId, expiresAt }: CustomerSimulation, now: Date) =>
  proposalId === null && expiresAt > now

const balanceSteps = ({ balances, simulations }: CustomerRecords): CustomerStep[] => {
  const last = simulations.find(({ product }) => product === 'fgts')
  const usable = balances.filter(({ id, eligibility }) => eligibility?.eligible && !(last && last.id > id))
  const [newest] = usable
  if (!newest) return []
  const targetIds = usable.map(({ id }) => id)
  const { amountCents, expiresAt } = newest
  return [{ kind: 'answered', product: 'fgts', targetIds, amountCents, until: expiresAt }]
}

const marginSteps = ({ consults, simulations }: CustomerRecords, now: Date): CustomerStep[] => {
  const [newest] = consults
  if (newest?.status !== 'SUCCESS' || newest.expiresAt === null || newest.expiresAt <= now) return []
  if (simulations.some(({ product, id }) => product === 'clt' && id > newest.id)) return []
  const { id, availableMarginCents, expiresAt } = newest
  return [
    {
      kind: 'answered',
      product: 'clt',
      targetIds: [id],
      amountCents: availableMarginCents,
      until: expiresAt,
    },
  ]
}

const consentSteps = ({ consults }: CustomerRecords, now: Date): CustomerStep[] =>
  consults
    .filter(({ status, consentDeadlineAt }) => status === 'WAITING_CONSENT' && consentDeadlineAt > now)
    .map(({ id, consentDeadlineAt }) => ({
      kind: 'consent',
      product: 'clt',
      targetIds: [id],
      amountCents: null,
      until: consentDeadlineAt,
    }))
