import type { Connection } from '#db/client.ts'
import { decryptCustomer, encryptCpf, type WithoutCiphertext } from '#db/customer-cpf.ts'
import { insertedRow } from '#db/inserted-row.ts'
import { json } from '#db/json.ts'
import type { fgtsSimulations } from '#db/schema/fgts.ts'

export type FgtsSimulationRow = WithoutCiphertext<typeof fgtsSimulations.$inferSelect>

export const insertFgtsSimulation = async (tx: Connection, row: FgtsSimulationRow): Promise<void> => {
  const values = {
    ...encryptCpf('fgts_simulations', row),
    parameters: json(tx, row.parameters),
    iofRule: json(tx, row.iofRule),
    requestedInstallments: json(tx, row.requestedInstallments),
    installments: json(tx, row.installments),
  }
  await tx`insert into fgts_simulations ${insertedRow(tx, { ...row, ...values })}`
}

export const findFgtsSimulation = async (
  tx: Connection,
  id: string,
): Promise<FgtsSimulationRow | undefined> => {
  const [row] = await tx<FgtsSimulationRow[]>`select * from fgts_simulations where id = ${id}`
  return row && decryptCustomer('fgts_simulations', row)
}
