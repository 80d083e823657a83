import type { Connection } from '#db/client.ts'
import { insertProposalFigures } from '#db/queries/proposals/proposal-figures.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { newId } from '#lib/config/ids.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { changeOfFigures } from '#lib/domain/formalization/figures-change.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { Context } from '#lib/services/context.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import type { AnySimulation } from '#lib/services/simulations/shared/find-simulation.ts'
import { figureColumnsOf } from './figure-columns.ts'
import { figuresToday } from './figures-today.ts'
import { refusalDetails } from './refusal-details.ts'

/** Rejects figures that were not shown to the customer. @throws figures_changed, figures_not_renewable */
export const acceptedSimulation = async <S extends AnySimulation>(
  tx: Connection,
  context: Context,
  { simulation, releaseDate }: { simulation: S; releaseDate?: Day | undefined },
): Promise<AnySimulation> => {
  const originalDate = simulation.row.releaseDate
  const today = await figuresToday(tx, context, { simulation, releaseDate: originalDate })
  if (today.kind === 'impossible')
    throw domainErrorOf(
      'figures_not_renewable',
      refusalDetails({ ...today, previousReleaseDate: originalDate }),
    )
  const current = today.kind === 'moved' ? today.simulation : simulation
  if ((releaseDate ?? originalDate) !== current.row.releaseDate)
    throw new DomainError(
      'figures_changed',
      changeOfFigures(figuresOfSimulation(simulation), figuresOfSimulation(current)),
    )
  return current
}

type RenewedFigures = { proposal: ProposalRow; simulation: AnySimulation; figures: ContractedFigures }

export const storeRenewedFigures = async (tx: Connection, context: Context, input: RenewedFigures) => {
  const { proposal, simulation, figures } = input
  const { rulesVersion, iofRule } = simulation.row
  await insertProposalFigures(tx, {
    id: newId(context.now),
    organizationId: proposal.organizationId,
    proposalId: proposal.id,
    releaseDate: figures.releaseDate,
    firstDueDate: figureColumnsOf(figures).firstDueDate,
    rulesVersion,
    iofRule,
    figures,
    createdAt: context.now,
  })
}
