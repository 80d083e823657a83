import type { Connection } from '#db/client.ts'
import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { ageOn, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'

/** `incomeCents` is the income that the margin is based on. For FGTS, only `age` is set. */
export const personOfCase = async (
  tx: Connection,
  { now }: Context,
  { organizationId, borrower, cltSimulationId }: ProposalRow,
) => {
  const simulation = cltSimulationId && (await findCltSimulation(tx, { organizationId, id: cltSimulationId }))
  const consult = simulation && (await findCltConsult(tx, { organizationId, id: simulation.consultId }))
  const worker = consult ? consult.worker : null
  return {
    age: ageOn(borrower.birthDate, dayInSaoPaulo(now)),
    employerName: worker?.employerName ?? null,
    admissionDate: worker?.admissionDate ?? null,
    incomeCents: worker?.marginBaseCents ?? null,
  }
}
