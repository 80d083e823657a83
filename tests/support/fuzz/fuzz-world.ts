import { knownSecret } from '#tests/services/institutions/signed-report.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import type { Harness } from '#tests/support/servers/harness.ts'
import type { KnownValues } from './value-of-schema.ts'

/** Customer of another organization whose data must never reach the caller. */
export const STRANGER = { documentNumber: makeCpf({ seed: 770_001 }), name: 'Zulmira Xantipa Quaresma' }

const PROPOSAL_STATES = ['formalization', 'pending', 'paid'] as const

export const fuzzWorld = async (harness: Harness) => {
  const fgts = await proposalFixture(harness)
  const clt = await operationFixture(harness)
  const receiver = await harness.receiver()
  const customers = Array.from({ length: 12 }, (_, index) => makeCpf({ seed: 760_000 + index }))
  const [table] = (await harness.api('/fgts/simulations/fees/new?provider=aurora&active=true')).body
  const { proposals, operations } = await inEachState(fgts, clt)
  const balances: string[] = []
  const simulations: string[] = []
  for (const documentNumber of customers.slice(0, 6)) {
    const balanceId = await fgts.balance(documentNumber)
    balances.push(balanceId)
    simulations.push((await fgts.simulation({ documentNumber, balanceId })).id)
  }
  const consults: string[] = []
  const cltSimulations: string[] = []
  for (const documentNumber of customers.slice(6)) {
    const { consult, simulation } = await clt.simulate({ documentNumber })
    consults.push(consult.id)
    cltSimulations.push(simulation.id)
  }
  const waiting = await clt.consult({ status: 'WAITING_CONSENT' })
  const knownValues: KnownValues = {
    documentNumber: customers,
    borrowerDocumentNumber: customers,
    individualDocumentNumber: customers,
    individual_document_number: customers,
    search: customers,
    simulationFeesId: [table.simulationFeesId],
    balanceId: balances,
    fgtsSimulationId: simulations,
    consult_id: consults,
    consultId: consults,
    config_id: [await clt.priceTableId()],
    simulation_id: cltSimulations,
    provider: ['aurora', 'caravela', 'ipe'],
    url: [receiver.url, 'http://127.0.0.1:9/closed'],
  }
  const foreign = await strangersRows(harness)
  const webhooks = await webhookRows(harness, fgts, receiver.url)
  return {
    knownValues,
    foreign,
    /** Ids that exist, by path prefix, so that fuzzed calls get past 404. */
    ids: {
      '/fgts/proposal/': proposals,
      '/fgts/balance/queries/': balances,
      '/private-consignment/consult/': [...consults, waiting.id],
      '/private-consignment/operation/': operations,
      '/proposals/': [...proposals, ...operations],
      ...webhooks,
    } as Readonly<Record<string, readonly string[]>>,
    institutionSecret: await knownSecret(harness, 'aurora'),
    tokens: {
      whole: await harness.token(),
      narrow: await harness.token('read'),
      foreign: foreign.token,
    },
  }
}

const inEachState = async (fgts: ProposalFixture, clt: OperationFixture) => {
  const proposals: string[] = []
  const operations: string[] = []
  for (const state of PROPOSAL_STATES) {
    const proposal = await fgts.create()
    await fgts.bring(proposal.id, state)
    proposals.push(proposal.id)
    const operation = await clt.create()
    await clt.bring(operation.id, state)
    operations.push(operation.id)
  }
  return { proposals, operations }
}

export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>

/** The events of a proposal that is created afterwards are delivered to the endpoints. */
const webhookRows = async (harness: Harness, fgts: ProposalFixture, url: string) => {
  for (const kind of ['balance', 'proposal', 'private-consignment/consult', 'private-consignment/operation'])
    await harness.api(`/user/webhook/${kind}`, { body: { url } })
  const endpoints: string[] = []
  for (const name of ['one', 'two']) endpoints.push(await createdEndpoint(harness, `${url}/${name}`))
  const { id } = await fgts.create()
  await fgts.bring(id, 'formalization')
  const { data } = (await harness.api('/user/webhook/deliveries')).body
  const deliveries: string[] = data.map((delivery: { id: string }) => delivery.id)
  if (deliveries.length === 0) throw new Error('nothing is delivered to the endpoints')
  return { '/user/webhook/endpoints/': endpoints, '/user/webhook/deliveries/': deliveries }
}

const createdEndpoint = async (harness: Harness, url: string) => {
  const { status, text, body } = await harness.api('/user/webhook/endpoints', {
    body: { kind: 'proposal', url },
  })
  if (status !== 201) throw new Error(`no endpoint: ${text}`)
  return String(body.id)
}

const strangersRows = async (harness: Harness) => {
  const access = await accessFixture()
  const organizationId = await access.organization()
  const clt = await cltFixture(harness)
  const consult = await clt.consult({ organizationId, ...STRANGER })
  const { clientId, clientSecret } = await access.application(organizationId, ['webhooks'])
  const answer = await harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  return { consultId: consult.id, token: String(answer.body.access_token) }
}
