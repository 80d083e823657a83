import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'

export const proposalBody = (fgtsSimulationId: string, individualDocumentNumber: string) => ({
  ...(createFgtsProposalContract.examples.request as Record<string, unknown>),
  fgtsSimulationId,
  simulationFeesId: undefined,
  fgtsProposalsPeriods: undefined,
  individualDocumentNumber,
  phoneCountryCode: '+55',
  payment: { type: 'pix', data: { pix: individualDocumentNumber } },
})
