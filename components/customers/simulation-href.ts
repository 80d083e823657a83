import type { Customer } from '#lib/client/customers.ts'
import { instantOf } from '#lib/config/clock.ts'

type Simulation = Customer['simulations'][number]

export const isLive = ({ expiresAt }: Simulation, now: string): boolean =>
  instantOf(expiresAt) > instantOf(now)

export const simulationHref = (simulation: Simulation, now: string): string | undefined => {
  const { id, product, proposalId } = simulation
  if (proposalId) return `/proposals/${proposalId}`
  if (!isLive(simulation, now)) return undefined
  return product === 'clt' ? `/clt/operation/${id}` : `/fgts/proposal/${id}`
}
