import { addMonths, day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { nextAnniversary } from '#lib/domain/fgts/pledges.ts'
import type { Context } from '#lib/services/context.ts'
import { cltFixture } from './clt-fixture.ts'
import type { Harness } from './harness.ts'
import { anyCpf, borrowerOf, pixOf } from './person-fixture.ts'

export const workFixture = async (harness: Harness) => {
  const { cents } = await import('#lib/domain/money.ts')
  const { createCltSimulation } = await import('#lib/services/clt/create-clt-simulation.ts')
  const { createFgtsSimulation } = await import('#lib/services/fgts/create-fgts-simulation.ts')
  const { startFgtsBalanceQuery } = await import('#lib/services/fgts/start-fgts-balance-query.ts')
  const { createFgtsProposal } = await import('#lib/services/proposals/create-fgts-proposal.ts')
  const clt = await cltFixture(harness)

  const balanceOf = async (context: Context, documentNumber: string) => {
    const { queryId } = await startFgtsBalanceQuery(context, { documentNumber, provider: 'aurora' })
    const first = nextAnniversary(day('2020-03-01'), dayInSaoPaulo(context.now))
    const periods = [0, 12, 24].map((months) => ({
      dueDate: addMonths(first, months),
      amountCents: cents(500_00),
    }))
    const { owner } = harness.database
    await owner`
      update fgts_balance_queries set status = 'success', amount_cents = 150000, periods = ${owner.json(periods)},
        completed_at = ${context.now}, expires_at = ${new Date(context.now.getTime() + 3_600_000)} where id = ${queryId}`
    return { id: queryId, documentNumber, periods }
  }

  type Balance = Awaited<ReturnType<typeof balanceOf>>

  const simulate = async (context: Context, { id: balanceId, documentNumber, periods }: Balance) => {
    const [table] = await harness.database.owner`
      select id from price_tables where product = 'fgts' and institution_code = 'aurora' and active and is_default
        and organization_id = ${clt.organizationId}`
    return createFgtsSimulation(context, {
      documentNumber,
      provider: 'aurora',
      simulationFeesId: String(table?.id),
      balanceId,
      targetAmount: cents(0),
      desiredInstallments: periods,
    })
  }

  const workOf = async (context: Context) => {
    const { owner } = harness.database
    const used = await balanceOf(context, anyCpf())
    const { id: usedId } = await simulate(context, used)
    // People get masked values.
    const { documentNumber } = used
    const borrower = borrowerOf(documentNumber)
    const proposal = await createFgtsProposal(context, {
      simulationId: usedId,
      borrower,
      payment: pixOf(documentNumber),
    })
    const balance = await balanceOf(context, anyCpf())
    const simulation = await simulate(context, balance)
    const consult = await clt.consult()
    await owner`update clt_consults set created_by_kind = 'user', created_by_id = ${context.actor.id} where id = ${consult.id}`
    const asked = { consultId: consult.id, configId: await clt.configId(), numberOfInstallments: 24 }
    const cltSimulation = await createCltSimulation(context, {
      ...asked,
      installmentCents: null,
      netCents: null,
    })
    return { balance, simulation, proposal, consult, cltSimulation, asked }
  }

  return { workOf, balanceOf, simulate }
}

export type WorkFixture = Awaited<ReturnType<typeof workFixture>>
export type Work = Awaited<ReturnType<WorkFixture['workOf']>>
