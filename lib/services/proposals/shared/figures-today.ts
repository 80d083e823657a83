import type { Connection } from '#db/client.ts'
import { findFgtsBalanceQuery } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { FgtsSimulationRow } from '#db/queries/fgts/fgts-simulations.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import type { Context } from '#lib/services/context.ts'
import { pledgesOf } from '#lib/services/fgts/shared/pledges-of.ts'
import { requireAllowedOnBasis } from '#lib/services/fgts/shared/simulate-on-basis.ts'
import { requireWithinCeiling } from '#lib/services/prices/shared/require-within-ceiling.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { simulationOnDay } from '#lib/services/simulations/shared/simulation-on-day.ts'

export type FiguresToday =
  | { kind: 'current' }
  | { kind: 'moved'; simulation: AnySimulation }
  | { kind: 'impossible'; releaseDate: Day; refusal: DomainError }

type ContractedSimulation = {
  simulation: AnySimulation
  releaseDate: Day
  /** Proposal created from the simulation; it does not count as a conflicting contract. */
  proposalId?: string
}

/** Recomputes figures whose release date moved, with the simulation's price but today's ceiling and rules. */
export const figuresToday = async (
  tx: Connection,
  context: Context,
  contracted: ContractedSimulation,
): Promise<FiguresToday> => {
  const { simulation } = contracted
  const today = dayInSaoPaulo(context.now)
  const releaseDate = releaseDateOn(today, simulation.row.parameters)
  if (releaseDate === contracted.releaseDate) return { kind: 'current' }
  try {
    await requireAllowedToday(tx, context, contracted)
    return { kind: 'moved', simulation: simulationOnDay(simulation, today) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: 'impossible', releaseDate, refusal: error }
  }
}

const requireAllowedToday = async (
  tx: Connection,
  context: Context,
  { simulation: { product, row }, proposalId }: ContractedSimulation,
) => {
  const { organizationId, institutionCode, parameters } = row
  await requireWithinCeiling(tx, { organizationId, product, institutionCode, parameters })
  if (product === 'fgts') await requireFgtsRules(tx, context, { row, proposalId })
}

const requireFgtsRules = async (
  tx: Connection,
  context: Context,
  { row, proposalId }: { row: FgtsSimulationRow; proposalId: string | undefined },
) => {
  const { organizationId, balanceQueryId: id, parameters, targetCents, requestedInstallments } = row
  const [balance, pledges] = await Promise.all([
    findFgtsBalanceQuery(tx, { organizationId, id }),
    pledgesOf(tx, context, row.documentNumber),
  ])
  if (!balance?.periods) throw new Error('a simulation without its balance')
  const today = dayInSaoPaulo(context.now)
  requireAllowedOnBasis({
    input: { targetAmount: targetCents, desiredInstallments: requestedInstallments },
    basis: {
      priceTable: { parameters },
      balance: { periods: balance.periods, optedInDate: balance.optedInDate },
      pledges: pledges.filter((pledge) => pledge.proposalId !== proposalId),
    },
    today,
    rules: fgtsRulesOn(today),
  })
}
