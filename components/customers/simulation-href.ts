import type { Customer } from '#lib/client/customers'
import { instantOf } from '#lib/config/clock'

type Simulation = Customer['simulations'][number]

/** Whether a simulation can still become a proposal by its time. */
export const isLive = ({ expiresAt }: Simulation, now: string): boolean =>
  instantOf(expiresAt) > instantOf(now)

/**
 * Where a simulation goes on: its proposal, or the form of one while it is valid; undefined when it has
 * ended.
 */
export const simulationHref = (simulation: Simulation, now: string): string | undefined => {
  const { id, product, proposalId } = simulation
  if (proposalId) return `/proposals/${proposalId}`
  if (!isLive(simulation, now)) return undefined
  return product === 'clt' ? `/clt/operation/${id}` : `/fgts/proposal/${id}`
}
