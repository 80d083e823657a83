import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { knownSecret, signedHeaders } from '#tests/services/institutions/signed-report.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type DocumentClient, documentClient, successOf } from '#tests/support/servers/document-client.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import type { Receiver } from '#tests/support/servers/receiver.ts'
import { verifyingReceiver } from '#tests/support/servers/verifying-receiver.ts'

let harness: Harness
let client: DocumentClient
let customers: ProposalFixture
let receiver: Receiver
const secret = `whsec_${randomBytes(32).toString('base64')}`
const WEBHOOKS = ['BalanceWebhook', 'ProposalWebhook', 'ConsultWebhook', 'OperationWebhook']

beforeAll(async () => {
  harness = await startHarness()
  client = await documentClient(harness)
  customers = await proposalFixture(harness)
  receiver = await verifyingReceiver(harness, secret)
})
afterAll(() => harness.stop())

const request = (...call: Parameters<DocumentClient['call']>) => successOf(client, call)

const cpfWith = (digits79: string) => nextCpf(digits79)
const photo = () => {
  const form = new FormData()
  form.set('type', 'identification_front')
  form.set(
    'file',
    new Blob([Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(99)])]),
    'rg.jpg',
  )
  return form
}
const untilStatus = (operation: string, id: string, status: string) =>
  eventually(`${status} of ${id}`, async () => {
    const { body } = await client.call(operation, { params: { id } })
    return body.status === status && body
  })

/** Goes from the balance to a signed proposal; digits 7–9 of the CPF choose the sandbox outcome. */
const signedProposal = async (digits79: string) => {
  const documentNumber = cpfWith(digits79)
  const response = await request('startFgtsBalanceQuery', { body: { documentNumber, provider: 'aurora' } })
  const id = response.headers.get('x-balance-query-id') ?? ''
  await untilStatus('getFgtsBalanceQuery', id, 'success')
  const [balance] = (await request('listFgtsBalances', { params: { search: documentNumber } })).body.data
  const [table] = (await request('listFgtsPriceTables', { params: { provider: 'aurora', active: 'true' } }))
    .body
  const simulation = await request('createFgtsSimulation', {
    body: {
      documentNumber,
      simulationFeesId: table.simulationFeesId,
      balanceId: balance.balanceId,
      desiredInstallments: balance.periods.map(
        ({ dueDate, amount }: { dueDate: string; amount: number }) => ({
          dueDate,
          totalAmount: amount,
        }),
      ),
    },
  })
  const created = await request('createFgtsProposal', {
    body: {
      fgtsSimulationId: simulation.body.id,
      simulationFeesId: table.simulationFeesId,
      individualDocumentNumber: documentNumber,
      fgtsProposalsPeriods: null,
      payment: { type: 'pix', data: { pix: documentNumber } },
    },
  })
  await untilStatus('getFgtsProposal', created.body.id, 'formalization')
  await customers.sign(created.body.id)
  return { id: String(created.body.id), documentNumber }
}

const signedOperation = async (digits79: string) => {
  const documentNumber = cpfWith(digits79)
  const consult = await request('createCltConsult', { body: { borrowerDocumentNumber: documentNumber } })
  const { id } = consult.body
  await request('authorizeCltConsult', { params: { id }, body: { acceptedAt: now().toISOString() } })
  await untilStatus('getCltConsult', id, 'SUCCESS')
  for (const format of ['json', 'pdf']) await request('getCltConsentEvidence', { params: { id, format } })
  const { configs } = (await request('listCltPriceTables', { params: { consultId: id } })).body
  const [config] = configs.filter(
    (one: { number_of_installments: string[] }) => one.number_of_installments.length > 0,
  )
  const { installments } = (
    await request('preCalculateCltInstallments', { body: { consult_id: id, config_id: config.id } })
  ).body
  expect(installments[0].installmentNumbers).toBe(config.number_of_installments[0])
  const simulation = await request('createCltSimulation', {
    body: {
      consult_id: id,
      config_id: config.id,
      number_of_installments: Number(config.number_of_installments[0]),
      installment_face_value: null,
    },
  })
  const operations = client.operations.get('createCltOperation')?.operation
  const { borrower } = operations.requestBody.content['application/json'].example
  const created = await request('createCltOperation', {
    body: {
      simulation_id: simulation.body.id_simulation,
      borrower: {
        ...borrower,
        individual_document_number: documentNumber,
        bank: {
          transfer_method: 'ted',
          bank_code: '001',
          branch_number: '1234',
          account_number: '7654321',
          account_digit: '0',
        },
      },
    },
  })
  await untilStatus('getCltOperation', created.body.id, 'formalization')
  await customers.sign(created.body.id)
  await request('revokeCltConsult', { params: { id } })
  return String(created.body.id)
}

const OPEN = 'getJwks getHealth getLiveness getReadiness getOpenApiDocument listReasons listStatuses'

describe('a program written only from the served document', () => {
  test('reads everything public without a token', async () => {
    for (const id of OPEN.split(' ')) await request(id, {}, null)
    await request('createToken', { body: { client_id: 'demo-app', client_secret: 'demo-app-secret' } }, null)
    await request('listBanks', { params: { search: '001' } })
  })

  test('registers a receiver that verifies every webhook', async () => {
    for (const name of WEBHOOKS) await request(`register${name}`, { body: { url: receiver.url, secret } })
    expect((await request('listWebhooks')).body.data).toHaveLength(WEBHOOKS.length)
  })

  test('brings a proposal with a rejected PIX key to its payment, and cancels another', async () => {
    const { id, documentNumber } = await signedProposal('930')
    await untilStatus('getFgtsProposal', id, 'pending')
    await request('listFgtsPendingItems', { params: { id } })
    const { key } = (await request('uploadFgtsDocument', { params: { id }, form: photo() })).body
    await request('getFgtsDocument', { params: { id, documentId: key } })
    await request('solveFgtsPendingItem', { params: { id } })
    await untilStatus('getFgtsProposal', id, 'paid')
    await request('listFgtsProposals', { params: { search: documentNumber, startDate: '2026-01-01' } })
    await request('listProposals', { params: { search: documentNumber } })
    await request('getProposal', { params: { id } })
    await request('listFgtsFeeTablesOlder')
    await request('clearFgtsBalanceCache', { params: { documentNumber } })
    const other = await signedProposal('933')
    await untilStatus('getFgtsProposal', other.id, 'manual_analysis')
    await request('cancelFgtsProposal', { params: { id: other.id } })
  })

  test('brings operations with a rejected account and an unreadable document to their payment, and cancels another', async () => {
    const operationId = await signedOperation('931')
    await untilStatus('getCltOperation', operationId, 'pending')
    await request('listCltPendingItems', { params: { id: operationId } })
    await request('solveCltPayment', { params: { id: operationId } })
    await untilStatus('getCltOperation', operationId, 'paid')
    for (const solve of ['solveCltDocuments', 'solveCltPresentation']) {
      const id = await signedOperation('932')
      await untilStatus('getCltOperation', id, 'pending')
      const { key } = (await request('uploadCltDocument', { params: { id }, form: photo() })).body
      await request('getCltDocument', { params: { id, documentId: key } })
      const documents = [{ type: 'identification_front', key }]
      await request(solve, { params: { id }, body: { documents } })
      await untilStatus('getCltOperation', id, 'paid')
    }
    const other = await signedOperation('933')
    await untilStatus('getCltOperation', other, 'manual_analysis')
    await request('cancelCltOperation', { params: { id: other } })
    for (const id of ['listCltConsults', 'listCltOperations']) await request(id, { params: { limit: '100' } })
  })

  test('receives every type of event, each verified and as documented', async () => {
    const types = Object.keys(client.document.webhooks).filter(
      (type) => type !== 'balance.status.received.fail',
    )
    for (const type of types) await eventually(type, () => receiver.ofType(type).length > 0)
    const documentNumber = cpfWith('905')
    await request('startFgtsBalanceQuery', { body: { documentNumber, provider: 'aurora' } })
    await eventually('the failure', () => receiver.ofType('balance.status.received.fail').length > 0)
    const { breachesOfMessage } = await harness.wire()
    const breaches = receiver.received.flatMap(({ headers, body }) => breachesOfMessage(headers, body))
    expect(breaches).toEqual([])
  })

  test('adds an endpoint, changes it, rotates its secret and removes it', async () => {
    const body = { url: `${receiver.url}/second`, secret }
    const { id } = (await request('createWebhookEndpoint', { body })).body
    const { data } = (await request('listWebhookEndpoints')).body
    expect(data.map((endpoint: { id: string }) => endpoint.id)).toContain(id)
    await request('updateWebhookEndpoint', { params: { id }, body: { name: 'Cobrança' } })
    await request('rotateEndpointSecret', { params: { id } })
    await request('removeWebhookEndpoint', { params: { id } })
  })

  test('lists its deliveries, resends them, and reads the same events from the stream', async () => {
    const [delivery] = (await request('listWebhookDeliveries', { params: { status: 'delivered' } })).body.data
    await request('getWebhookDelivery', { params: { id: delivery.id } })
    await request('resendWebhookDelivery', { params: { id: delivery.id } })
    const to = now().toISOString()
    const from = new Date(now().getTime() - 3_600_000).toISOString()
    await request('replayWebhooks', { body: { from, to, kind: 'balance' } })
    const { data } = (await request('listEvents', { params: { limit: '100' } })).body
    const { breachesOfMessage } = await harness.wire()
    expect(
      data
        .flatMap((event: object) => breachesOfMessage(delivery, event))
        .filter((breach: string) => !breach.startsWith('header')),
    ).toEqual([])
    for (const name of WEBHOOKS) await request(`rotate${name}Secret`)
    for (const name of WEBHOOKS) await request(`remove${name}`)
  })

  test('reports as an institution does', async () => {
    const raw = JSON.stringify(
      client.operations.get('receiveInstitutionEvent')?.operation.requestBody.content['application/json']
        .example,
    )
    const headers = signedHeaders(raw, { secret: await knownSecret(harness, 'aurora') })
    await request('receiveInstitutionEvent', { params: { code: 'aurora' }, raw, headers }, null)
  })

  test('is rejected as documented without a token and for missing resources', async () => {
    const nothing = '0199a3b2-7c00-7000-8000-00000000dead'
    for (const [id, { operation }] of client.operations) {
      const places = operation.parameters.filter((parameter: { in?: string }) => parameter.in === 'path')
      const params = Object.fromEntries(places.map(({ name }: { name: string }) => [name, nothing]))
      if ('401' in operation.responses && id !== 'createToken' && id !== 'receiveInstitutionEvent')
        expect([id, (await client.call(id, { params }, null)).status]).toEqual([id, 401])
      const takesForm = operation.requestBody?.content['multipart/form-data'] !== undefined
      if ('404' in operation.responses && places.length > 0)
        expect([id, (await client.call(id, { params, ...(takesForm && { form: photo() }) })).status]).toEqual(
          [id, 404],
        )
    }
  })

  test('sees every operation of the document succeed', () => {
    const unseen = [...client.statuses].filter(
      ([, statuses]) => ![...statuses].some((status) => status < 300),
    )
    expect(unseen.map(([id]) => id)).toEqual([])
  })
})
