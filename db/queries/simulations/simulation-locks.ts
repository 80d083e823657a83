import type { Connection } from '#db/client.ts'

/** Takes an advisory lock, because the application role cannot lock a simulation's row. */
export const lockOffer = async (tx: Connection, simulationId: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`offer:${simulationId}`}, 0))`
}
