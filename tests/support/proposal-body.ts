import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'

/**
 * A whole body of `POST /fgts/proposal`: the documented example, for this simulation and CPF and no more of
 * the simulation.
 */
export const proposalBody = (fgtsSimulationId: string, individualDocumentNumber: string) => ({
  ...(createFgtsProposalContract.examples.request as Record<string, unknown>),
  fgtsSimulationId,
  simulationFeesId: undefined,
  fgtsProposalsPeriods: undefined,
  individualDocumentNumber,
  phoneCountryCode: '+55',
  payment: { type: 'pix', data: { pix: individualDocumentNumber } },
})
