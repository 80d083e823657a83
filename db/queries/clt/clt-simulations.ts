import type { Connection } from '#db/client.ts'
import { decryptCustomer, encryptCpf, type WithoutCiphertext } from '#db/customer-cpf.ts'
import { insertedRow } from '#db/inserted-row.ts'
import { json } from '#db/json.ts'
import type { cltSimulations } from '#db/schema/clt-simulations.ts'
import type { Cents } from '#lib/domain/money.ts'

export type CltSimulationRow = WithoutCiphertext<typeof cltSimulations.$inferSelect>

export const insertCltSimulation = async (tx: Connection, row: CltSimulationRow): Promise<void> => {
  const values = {
    ...encryptCpf('clt_simulations', row),
    parameters: json(tx, row.parameters),
    iofRule: json(tx, row.iofRule),
    simulationLimit: json(tx, row.simulationLimit),
    installments: json(tx, row.installments),
  }
  await tx`insert into clt_simulations ${insertedRow(tx, { ...row, ...values })}`
}

export const findCltSimulation = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<CltSimulationRow | undefined> => {
  const [row] = await tx<CltSimulationRow[]>`
    select * from clt_simulations where organization_id = ${key.organizationId} and id = ${key.id}`
  return row && decryptCustomer('clt_simulations', row)
}

/** Lists instalments in cents; a proposal's newest recomputed figures take precedence over its simulation. */
export const listCltInstallmentsOf = (
  tx: Connection,
  key: { organizationId: string; proposalIds: readonly string[] },
): Promise<{ proposalId: string; installmentCents: Cents }[]> => tx<
  { proposalId: string; installmentCents: Cents }[]
>`
  select proposals.id as proposal_id, coalesce(
      (select (renewed.figures #>> '{installments,0,amountCents}')::bigint from proposal_figures as renewed
       where renewed.organization_id = proposals.organization_id and renewed.proposal_id = proposals.id
       order by renewed.id desc limit 1),
      clt_simulations.installment_cents) as installment_cents from proposals
  join clt_simulations
    on clt_simulations.organization_id = proposals.organization_id and clt_simulations.id = proposals.clt_simulation_id
  where proposals.organization_id = ${key.organizationId} and proposals.id = any(${[...key.proposalIds]})`
