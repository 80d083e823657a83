import type { Connection } from '../client.ts'

/**
 * Makes whoever acts on the offer of a simulation come one after the other until the transaction ends: its
 * row is never changed, and can not be locked by who may only read it.
 */
export const lockOffer = async (tx: Connection, simulationId: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`offer:${simulationId}`}, 0))`
}
