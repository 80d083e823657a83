import type { Connection } from '#db/client'
import { findCltConsult } from '#db/queries/clt-consults'
import { findCltSimulation } from '#db/queries/clt-simulations'
import type { ProposalRow } from '#db/queries/proposals'
import { ageOn, dayInSaoPaulo } from '#lib/domain/calendar'
import type { Context } from '#lib/services/context'

/** Returns the person's age today and, for CLT, employer, admission and the margin's income base (cents). */
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
