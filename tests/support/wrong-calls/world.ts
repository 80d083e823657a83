import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { operationBody, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

export const STRANGER = makeCpf({ seed: 990_001 })

/**
 * Long enough for tokens and simulations to expire: a simulation expires at the end of the day after its
 * creation, at most 48 hours later.
 */
const TWO_DAYS_MS = 49 * 3_600_000

export const wrongCallWorld = async (harness: Harness) => {
  const expiredToken = await harness.token()
  const fgts = await proposalFixture(harness)
  const expired = await fgts.simulation()
  await harness.travel(TWO_DAYS_MS)
  const clt = await operationFixture(harness)

  const documentNumber = makeCpf({ seed: 990_002 })
  const balanceId = await fgts.balance(documentNumber)
  const fees = await harness.api('/fgts/simulations/fees/new?provider=aurora&active=true')
  const { body: balances } = await harness.api(`/fgts/balance?search=${documentNumber}`)
  const periods: { dueDate: string; amount: number }[] = balances.data[0].periods
  const simulation = {
    documentNumber,
    provider: 'aurora',
    simulationFeesId: String(fees.body[0].simulationFeesId),
    balanceId,
    targetAmount: 0,
    desiredInstallments: periods.map(({ dueDate, amount }) => ({ dueDate, totalAmount: amount })),
  }
  const used = await fgts.create()
  const paid = await fgts.create()
  await fgts.bring(paid.id, 'paid')
  const consult = await clt.consult()
  const waiting = await clt.consult({ status: 'WAITING_CONSENT' })
  const activeTerm = consultBody()
  await harness.api('/private-consignment/consult', { body: activeTerm })
  const running = makeCpf({ seed: 990_003 })
  await harness.api('/fgts/balance', { body: { documentNumber: running, provider: 'aurora' } })

  return {
    expiredToken,
    webhooksToken: await harness.token('webhooks'),
    running,
    periods,
    simulation,
    proposal: async () => {
      const simulation = await fgts.simulation()
      return proposalBody(simulation.id, simulation.documentNumber)
    },
    usedProposal: proposalBody(used.simulation.id, used.documentNumber),
    expiredProposal: proposalBody(expired.id, expired.documentNumber),
    paidId: paid.id,
    openId: used.id,
    activeTerm,
    cltSimulation: {
      consult_id: consult.id,
      config_id: await clt.priceTableId(),
      number_of_installments: 24,
    },
    waitingConsultId: waiting.id,
    operation: async () => {
      const offer = await clt.simulate()
      return operationBody(offer.simulation.id, offer.documentNumber)
    },
    receiverUrl: (await harness.receiver()).url,
    closedUrl: 'http://127.0.0.1:9/hook',
  }
}

export type World = Awaited<ReturnType<typeof wrongCallWorld>>
