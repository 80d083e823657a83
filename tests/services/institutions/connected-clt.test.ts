import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONNECTED, importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
  losingOnce,
} from '#tests/support/fixtures/connected-installations.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
  await importAndApprove(linked.hub, linked.connected)
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const untilStatus = (id: string, status: string) => linked.steps.untilStatus('clt', id, status)

describe('a CLT operation through a connected installation', () => {
  test.each([
    ['the largest instalment', {}],
    ['an instalment', { installment_face_value: 120.45 }],
    ['a net amount', { disbursed_amount: 1_000.01 }],
  ])('by %s is signed there and paid on both sides with equal amounts', async (_, amount) => {
    const id = await linked.steps.createOperation(nextCpf(), { amount })
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
    const consultId = await linked.steps.createConsult(documentNumber)
    const here = await linked.steps.untilConsult(consultId, ['SUCCESS'])
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

  test('has tables with the rates, terms, fees and insurances of the institution', async () => {
    const path = '/private-consignment/simulation/configs'
    const { configs: there } = await linked.upstream.call(`${path}?provider=aurora`)
    const { body } = await linked.connected.api(`${path}?provider=${CONNECTED}`)
    const own = { slug: null, provider: null }
    const termsOf = (configs: { id: string }[]) =>
      configs.map((config) => ({ ...config, ...own })).toSorted((a, b) => a.id.localeCompare(b.id))
    expect(termsOf(body.configs)).toEqual(termsOf(there))
    expect(there.map(({ fee }: { fee: { value: number } }) => fee.value)).toContain(45)
  })

  test('passes on a refusal with its code', async () => {
    const id = await linked.steps.createConsult(nextCpf('921'))
    expect(await linked.steps.untilConsult(id, ['REJECTED'])).toMatchObject({ code: 'no_margin' })
  })

  test('sends a document on, unchanged, when the first was unreadable', async () => {
    const id = await linked.steps.createOperation(nextCpf('932'))
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
    await linked.steps.untilConsult(await linked.steps.createConsult(documentNumber), ['SUCCESS'])
    expect(losing.lost()).toBe(1)
    const { data } = await linked.upstream.call(`/private-consignment/consult?search=${documentNumber}`)
    expect(data).toHaveLength(1)
  })
})

describe('a signature on the day after the operation', () => {
  test('brings the figures of that day, which are then the same on both sides', async () => {
    const id = await linked.steps.createOperation(nextCpf())
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
