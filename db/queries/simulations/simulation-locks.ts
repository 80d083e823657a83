import type { Connection } from '#db/client.ts'

/** An advisory lock, since the application role may only read the row of a simulation. */
export const lockOffer = async (tx: Connection, simulationId: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`offer:${simulationId}`}, 0))`
}
