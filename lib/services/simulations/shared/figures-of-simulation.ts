import type { CltSimulationRow } from '#db/queries/clt/clt-simulations.ts'
import type { FgtsSimulationRow } from '#db/queries/fgts/fgts-simulations.ts'
import { isInsuranceOptional } from '#lib/domain/finance/insurance-choice.ts'
import { feeWordsOf } from '#lib/domain/finance/registration-fee.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { AnySimulation } from './find-simulation.ts'

export const figuresOfSimulation = (simulation: AnySimulation): ContractedFigures =>
  simulation.product === 'fgts' ? fgtsFigures(simulation.row) : cltFigures(simulation.row)

const fgtsFigures = (row: FgtsSimulationRow): ContractedFigures => ({
  product: 'fgts',
  simulationId: row.id,
  priceTableId: row.priceTableId,
  consultId: null,
  issueCents: row.issueCents,
  netCents: row.netCents,
  totalCents: row.totalCents,
  iofCents: row.iofCents,
  feeCents: row.feeCents,
  ...feeWordsOf(row.parameters),
  insuranceCents: row.insuranceCents,
  insuranceOptional: isInsuranceOptional(row.parameters.insurance),
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
  priceTableId: row.priceTableId,
  consultId: row.consultId,
  marginCents: row.marginCents,
  issueCents: row.issueCents,
  netCents: row.netCents,
  totalCents: row.totalCents,
  iofCents: row.iofCents,
  feeCents: row.feeCents,
  ...feeWordsOf(row.parameters),
  insuranceCents: row.insuranceCents,
  insuranceOptional: isInsuranceOptional(row.parameters.insurance),
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
