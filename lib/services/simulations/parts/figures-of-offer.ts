import { dayInSaoPaulo } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { releaseDateOn } from '#lib/domain/finance/release-date'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation'
import { simulationOnDay } from '#lib/services/simulations/shared/simulation-on-day'

/** Returns the figures of an offer for today's release; null if there are none any more. */
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
