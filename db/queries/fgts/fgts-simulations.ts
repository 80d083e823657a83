import type { Connection } from '#db/client.ts'
import type { fgtsSimulations } from '#db/schema/fgts.ts'

export type FgtsSimulationRow = typeof fgtsSimulations.$inferSelect

export const insertFgtsSimulation = async (tx: Connection, row: FgtsSimulationRow): Promise<void> => {
  const json = {
    parameters: tx.json(row.parameters),
    iofRule: tx.json(row.iofRule),
    requestedInstallments: tx.json(row.requestedInstallments),
    installments: tx.json(row.installments),
  }
  await tx`insert into fgts_simulations ${tx({ ...row, ...json })}`
}

export const findFgtsSimulation = async (
  tx: Connection,
  id: string,
): Promise<FgtsSimulationRow | undefined> => {
  const [row] = await tx<FgtsSimulationRow[]>`select * from fgts_simulations where id = ${id}`
  return row
}
