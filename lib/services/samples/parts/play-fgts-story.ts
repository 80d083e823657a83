import { findFgtsBalanceQuery } from '#db/queries/fgts/fgts-balance-queries.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { cents } from '#lib/domain/money.ts'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal.ts'
import { playContract } from './play-contract.ts'
import { fgtsBorrowerOf, REFERENCE, samplePayment } from './sample-request.ts'
import { contextOn, openAtInstitution, type SampleStage } from './sample-stage.ts'

const FEW_WITHDRAWALS = 3

export const playFgtsStory = async (stage: SampleStage): Promise<void> => {
  const { story, clock, author, documentNumber, institution, table, rows } = stage
  const acting = (at: Date) => contextOn(stage, { actor: author, at })
  const provider = institution.code
  const { queryId } = await startFgtsBalanceQuery(acting(story.startsAt), { documentNumber, provider })
  const query = { resourceType: 'fgts_balance_query', resourceId: queryId } as const
  rows.push(query)
  const openedAt = clock.after(0.01)
  const sandbox = await openAtInstitution(stage, query, { kind: 'fgts_balance', openedAt })
  await sandbox.report('answer', clock.after(0.05))
  if (story.end === 'inquiry' || !table) return

  const simulatedAt = clock.after(6)
  const releaseDate = releaseDateOn(dayInSaoPaulo(simulatedAt), table.parameters)
  const simulation = await createFgtsSimulation(acting(simulatedAt), {
    documentNumber,
    provider,
    simulationFeesId: table.id,
    balanceId: queryId,
    targetAmount: cents(0),
    desiredInstallments: await chosenWithdrawals(stage, { queryId, releaseDate }),
  })
  if (story.end === 'simulation') return
  const { id } = await createFgtsProposal(acting(clock.after(8)), {
    simulationId: simulation.id,
    borrower: fgtsBorrowerOf(stage),
    payment: samplePayment(stage),
    externalReference: REFERENCE,
  })
  rows.push({ resourceType: 'proposal', resourceId: id })
  await playContract(stage, id)
}

/** Skips withdrawals that are due before the release date, as may happen before a weekend or Carnival. */
const chosenWithdrawals = async (
  { tx, organizationId, story }: SampleStage,
  { queryId, releaseDate }: { queryId: string; releaseDate: Day },
) => {
  const balance = await findFgtsBalanceQuery(tx, { organizationId, id: queryId })
  const periods = (balance?.periods ?? []).filter(({ dueDate }) => dueDate > releaseDate)
  return periods.slice(0, Math.max(FEW_WITHDRAWALS, periods.length - (story.number % 3)))
}
