import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { simulationOnDay } from '#lib/services/simulations/shared/simulation-on-day.ts'

/** Returns the figures for a payout today; null if the offer is no longer possible. */
export const figuresOfOffer = (simulation: AnySimulation, now: Date): ContractedFigures | null => {
  const { parameters, releaseDate } = simulation.row
  const today = dayInSaoPaulo(now)
  if (releaseDateOn(today, parameters) === releaseDate) return figuresOfSimulation(simulation)
  try {
    return figuresOfSimulation(simulationOnDay(simulation, today))
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
