import type { Connection } from '#db/client'
import { type CltSimulationRow, findCltSimulation } from '#db/queries/clt-simulations'
import { type FgtsSimulationRow, findFgtsSimulation } from '#db/queries/fgts-simulations'
import type { ProposalRow } from '#db/queries/proposals'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view'

/** The simulated figures a proposal of either product was made from. */
export const figuresOfProposal = async (
  tx: Connection,
  proposal: ProposalRow,
): Promise<ContractedFigures> => {
  const { organizationId, fgtsSimulationId, cltSimulationId } = proposal
  const fgts = fgtsSimulationId && (await findFgtsSimulation(tx, fgtsSimulationId))
  if (fgts) return fgtsFigures(fgts)
  const clt = cltSimulationId && (await findCltSimulation(tx, { organizationId, id: cltSimulationId }))
  if (clt) return cltFigures(clt)
  throw new Error('a proposal without its simulation')
}

const fgtsFigures = (row: FgtsSimulationRow): ContractedFigures => ({
  product: 'fgts',
  simulationId: row.id,
  feeTableId: row.feeTableId,
  consultId: null,
  emissionCents: row.emissionCents,
  availableBalanceCents: row.availableBalanceCents,
  totalBalanceCents: row.totalBalanceCents,
  iofCents: row.iofCents,
  tcCents: row.tcCents,
  insuranceCents: row.insuranceCents,
  monthlyRate: row.monthlyRate,
  annualRate: row.annualRate,
  cetMonthly: row.cetMonthly,
  cetAnnual: row.cetAnnual,
  releaseDate: row.releaseDate,
  installments: row.installments.map(({ dueDate, amountCents }) => ({ dueDate, amountCents })),
})

const cltFigures = (row: CltSimulationRow): ContractedFigures => ({
  product: 'clt',
  simulationId: row.id,
  feeTableId: row.configId,
  consultId: row.consultId,
  marginCents: row.marginCents,
  emissionCents: row.issueCents,
  availableBalanceCents: row.netCents,
  totalBalanceCents: row.totalCents,
  iofCents: row.iofCents,
  tcCents: row.feeCents,
  insuranceCents: row.insuranceCents,
  monthlyRate: row.monthlyRate,
  annualRate: row.annualRate,
  cetMonthly: row.cetMonthly,
  cetAnnual: row.cetAnnual,
  releaseDate: row.releaseDate,
  installments: row.installments.map(({ dueDate, totalCents, principalCents, interestCents }) => ({
    dueDate,
    amountCents: totalCents,
    principalCents,
    interestCents,
  })),
})
