import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED, importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
  losingOnce,
} from '#tests/support/fixtures/connected-installations.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { operationBody } from '#tests/support/fixtures/operation-fixture.ts'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
  await importAndApprove(linked.hub, linked.connected)
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const createConsult = async (documentNumber: string): Promise<string> => {
  const body = { ...consultBody(), borrowerDocumentNumber: documentNumber, provider: CONNECTED }
  const created = await linked.connected.api('/private-consignment/consult', { body })
  expect(created.status, created.text).toBe(201)
  const { id } = created.body
  const acceptance = { channel: 'app', ip: '203.0.113.7', userAgent: 'test phone' }
  await linked.connected.api(`/private-consignment/consult/${id}/authorize`, { body: acceptance })
  return id
}

const untilConsult = (id: string, status: string) =>
  eventually(`${id} to be ${status}`, async () => {
    const { body } = await linked.connected.api(`/private-consignment/consult/${id}`)
    return body.status === status ? body : undefined
  })

type Amount = { installment_face_value?: number; disbursed_amount?: number }

const createOperation = async (documentNumber: string, amount: Amount = {}): Promise<string> => {
  const consultId = await createConsult(documentNumber)
  await untilConsult(consultId, 'SUCCESS')
  const { body } = await linked.connected.api(
    `/private-consignment/simulation/configs?consultId=${consultId}`,
  )
  const config = body.configs.find(({ slug }: { slug: string }) => slug === 'aurora-padrao')
  const simulation = await linked.connected.api('/private-consignment/simulation', {
    body: { consult_id: consultId, config_id: config.id, number_of_installments: 12, ...amount },
  })
  expect(simulation.status, simulation.text).toBe(200)
  const operation = operationBody(simulation.body.id, documentNumber)
  const created = await linked.connected.api('/private-consignment/operation', { body: operation })
  expect(created.status, created.text).toBe(201)
  return created.body.id
}

const untilStatus = (id: string, status: string) =>
  eventually(`${id} to be ${status}`, async () => {
    const { body } = await linked.connected.api(`/private-consignment/operation/${id}`)
    return body.status === status ? body : undefined
  })

describe('a CLT operation through a connected installation', () => {
  test.each([
    ['the largest instalment', {}],
    ['an instalment', { installment_face_value: 120.45 }],
    ['a net amount', { disbursed_amount: 1_000.01 }],
  ])('by %s is signed there and paid on both sides with equal amounts', async (_, amount) => {
    const id = await createOperation(nextCpf(), amount)
    await untilStatus(id, 'formalization')
    const upstreamId = await linked.upstreamIdOf(id)
    await linked.upstream.sign(upstreamId)
    const paid = await untilStatus(id, 'paid')
    const there = await linked.upstream.call(`/private-consignment/operation/${upstreamId}`)
    expect(there).toMatchObject({ status: 'paid', external_reference: id })
    expect(paid.operation_data).toEqual(there.operation_data)
  })

  test('knows the employment, and the consent there names our evidence', async () => {
    const documentNumber = nextCpf()
    const consultId = await createConsult(documentNumber)
    const here = await untilConsult(consultId, 'SUCCESS')
    const [reference] = await linked.hub.database.owner`
      select external_id from institution_references where resource_id = ${consultId}`
    const there = await linked.upstream.call(`/private-consignment/consult/${reference?.external_id}`)
    for (const name of ['employerName', 'marginBaseValue', 'availableMarginValue', 'simulationLimit'])
      expect(here[name], name).toEqual(there[name])
    const { evidenceSha256 } = here.evidence
    const evidence = await linked.upstream.call(
      `/private-consignment/consult/${reference?.external_id}/evidence?format=json`,
    )
    expect(JSON.stringify(evidence)).toContain(`evidence-sha256=${evidenceSha256}`)
  })

  test('passes on a refusal with its code', async () => {
    const id = await createConsult(nextCpf('921'))
    expect(await untilConsult(id, 'REJECTED')).toMatchObject({ code: 'no_margin' })
  })

  test('sends a document on, unchanged, when the first was unreadable', async () => {
    const id = await createOperation(nextCpf('932'))
    await untilStatus(id, 'formalization')
    const upstreamId = await linked.upstreamIdOf(id)
    await linked.upstream.sign(upstreamId)
    await untilStatus(id, 'pending')
    const { sha256 } = await linked.connected.upload(`/private-consignment/operation/${id}/document`)
    await linked.connected.api(`/private-consignment/operation/${id}/pendency/documents`, {
      method: 'PATCH',
      body: {},
    })
    await untilStatus(id, 'paid')
    const there = await linked.upstream.call(`/private-consignment/operation/${upstreamId}`)
    expect(there.documents.map((document: { sha256: string }) => document.sha256)).toContain(sha256)
  })

  test('doubles no term when the answer is lost', async () => {
    const losing = losingOnce('POST', '/api/private-consignment/consult')
    linked.proxy.spoil(losing.fault)
    const documentNumber = nextCpf()
    await untilConsult(await createConsult(documentNumber), 'SUCCESS')
    expect(losing.lost()).toBe(1)
    const { data } = await linked.upstream.call(`/private-consignment/consult?search=${documentNumber}`)
    expect(data).toHaveLength(1)
  })
})

describe('a signature on the day after the operation', () => {
  test('brings the figures of that day, which are then the same on both sides', async () => {
    const id = await createOperation(nextCpf())
    const before = await untilStatus(id, 'formalization')
    const upstreamId = await linked.upstreamIdOf(id)
    for (const side of [linked.upstream, linked.hub]) await side.travel(24 * 3_600_000)
    await linked.upstream.sign(upstreamId)
    const paid = await untilStatus(id, 'paid')
    const there = await linked.upstream.call(`/private-consignment/operation/${upstreamId}`)
    expect(there.operation_data).not.toEqual(before.operation_data)
    expect(paid.operation_data).toEqual(there.operation_data)
  })
})
