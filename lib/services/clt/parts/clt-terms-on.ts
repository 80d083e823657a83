import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import type { CltLoanInput } from '#lib/domain/clt/simulation.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import type { CltSimulationBasis } from './find-clt-simulation-basis.ts'

type Terms = Omit<CltLoanInput, 'amount' | 'numberOfInstallments' | 'iofRule'>

export const cltTermsOn = (
  { consult, table }: Pick<CltSimulationBasis, 'consult' | 'table'>,
  now: Date,
): Terms => {
  const releaseDate = releaseDateOn(dayInSaoPaulo(now), table.parameters)
  return {
    marginCents: consult.availableMarginCents,
    limit: consult.simulationLimit,
    releaseDate,
    firstDueDate: cltFirstDueDate(releaseDate),
    parameters: table.parameters,
  }
}
