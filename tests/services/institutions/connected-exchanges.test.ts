import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchangeContent } from '#db/encrypted-columns.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED, importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
} from '#tests/support/fixtures/connected-installations.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'

const PERSON = {
  name: 'Zuleica Xavantina Quintela',
  motherName: 'Wandira Xavantina',
  email: 'zuleica.xq@exemplo.com.br',
  phone: '976543219',
  street: 'Rua Xavantina',
  documentIdentificationNumber: '774411990',
}
const PIX = 'pagar.xq@exemplo.com.br'
const SECRET = 'demo-app-secret'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
  await importAndApprove(linked.hub, linked.connected)
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const exchanges = async () => {
  const rows = await linked.hub.database.owner`
    select e.*, organization_id as "organizationId", institution_code as "institutionCode", resource_type as "resourceType",
      resource_id as "resourceId", request_id as "requestId", idempotency_key as "idempotencyKey"
    from institution_exchanges e order by id`
  return plainRows(exchangeContent, rows)
}

const exchangeOf = (what: string, fits: (row: Awaited<ReturnType<typeof exchanges>>[number]) => boolean) =>
  eventually(`the exchange ${what}`, async () => (await exchanges()).find(fits))

const balanceOf = async (documentNumber: string) => {
  const started = await linked.connected.api('/fgts/balance', {
    body: { documentNumber, provider: CONNECTED },
  })
  const id = String(started.headers.get('x-balance-query-id'))
  return eventually('the balance', async () => {
    const { body } = await linked.connected.api(`/fgts/balance/queries/${id}`)
    return ['success', 'fail'].includes(body.status) ? body : undefined
  })
}

const formalized = async (documentNumber: string): Promise<{ id: string; contractNumber: string }> => {
  const balance = await balanceOf(documentNumber)
  const [table] = await linked.hub.database.owner`
    select id from price_tables
    where organization_id = ${linked.connected.organizationId} and key = 'Aurora Padrão'`
  const { body: simulation } = await linked.connected.api('/fgts/simulations', {
    body: {
      ...{ documentNumber, provider: CONNECTED, simulationFeesId: table?.id, balanceId: balance.id },
      targetAmount: 0,
      desiredInstallments: balance.periods.map((period: { dueDate: string; amount: number }) => ({
        dueDate: period.dueDate,
        totalAmount: period.amount,
      })),
    },
  })
  const body = {
    ...proposalBody(simulation.id, documentNumber),
    ...PERSON,
    payment: { type: 'pix', data: { pix: PIX } },
  }
  const created = await linked.connected.api('/fgts/proposal', { body })
  expect(created.status, created.text).toBe(201)
  return eventually('the contract', async () => {
    const { body: proposal } = await linked.connected.api(`/fgts/proposal/${created.body.id}`)
    return proposal.status === 'formalization' ? proposal : undefined
  })
}

describe('a request to a connected institution', () => {
  test('is kept with its answer, its row and its keys', async () => {
    const { id } = await formalized(nextCpf())
    const row = await exchangeOf(
      'that created the proposal',
      ({ idempotencyKey }) => idempotencyKey === `proposal:${id}`,
    )
    expect(row).toMatchObject({
      organizationId: linked.connected.organizationId,
      institutionCode: CONNECTED,
      operation: 'submit_proposal',
      resourceType: 'proposal',
      resourceId: id,
      method: 'POST',
      path: '/fgts/proposal',
      status: 201,
      outcome: 'answered',
      code: null,
    })
    expect(row.requestId).toMatch(/^[\w-]+$/)
    expect(JSON.parse(row.content)).toMatchObject({
      request: { externalReference: id, name: '***', payment: { type: 'pix', data: { pix: '***' } } },
      answer: { id: await linked.upstreamIdOf(id) },
    })
  })

  test('leaves no name, document, contact, account, token or secret behind', async () => {
    const documentNumber = nextCpf()
    await formalized(documentNumber)
    const consult = {
      ...consultBody(),
      ...{ borrowerDocumentNumber: documentNumber, signerName: PERSON.name, signerEmail: PERSON.email },
      provider: CONNECTED,
    }
    const { body } = await linked.connected.api('/private-consignment/consult', { body: consult })
    const acceptance = { channel: 'app', ip: '203.0.113.7', userAgent: 'test phone' }
    await linked.connected.api(`/private-consignment/consult/${body.id}/authorize`, { body: acceptance })
    await exchangeOf(
      'of the consent',
      ({ path, resourceId }) => path.endsWith('/authorize') && resourceId === body.id,
    )
    const stored = JSON.stringify(await exchanges())
    const dotted = `${documentNumber.slice(0, 3)}.${documentNumber.slice(3, 6)}.${documentNumber.slice(6, 9)}`
    const planted = [...Object.values(PERSON), 'Xavantina', documentNumber, dotted, PIX, SECRET]
    for (const value of [...planted, '203.0.113.7', 'test phone', 'eyJ', 'whsec_'])
      expect(stored, value).not.toContain(value)
    expect(stored).toContain('access_token')
  })

  test('is kept encrypted', async () => {
    const rows = await linked.hub.database.owner`select content from institution_exchanges`
    for (const { content } of rows) expect(content).toMatch(/^enc\d:/)
  })

  test('is kept without an answer when none came, with the cause', async () => {
    linked.proxy.spoil(({ path }, response) => {
      if (path !== '/api/fgts/balance') return false
      linked.proxy.spoil(() => false)
      response.destroy()
      return true
    })
    await balanceOf(nextCpf())
    const row = await exchangeOf(
      'without an answer',
      ({ outcome, path }) => outcome === 'failed' && path === '/fgts/balance',
    )
    expect(row).toMatchObject({
      status: null,
      code: 'provider_unavailable',
      operation: 'request_fgts_balance',
    })
    expect(JSON.parse(row.content)).toMatchObject({ answer: null })
  })

  test('is not visible to another organization', async () => {
    const { accessFixture } = await import('#tests/support/fixtures/access-fixture.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const organizationId = await (await accessFixture()).organization()
    const rows = await withTransaction({ organizationId }, (tx) => tx`select 1 from institution_exchanges`)
    expect(rows).toEqual([])
  })
})

const operator = async () => {
  const { systemContext } = await import('#lib/services/context.ts')
  const admin = { kind: 'system', id: 'admin', name: 'linha de comando' } as const
  return systemContext(linked.connected.organizationId, now(), admin)
}

describe('what is kept of a request', () => {
  test('is part of the report that a customer asks for', async () => {
    const documentNumber = nextCpf()
    const { id } = await formalized(documentNumber)
    await exchangeOf('of the proposal', ({ resourceId }) => resourceId === id)
    const { getSubjectReport } = await import('#lib/services/personal-data/get-subject-report.ts')
    const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
    const { organizationId } = linked.connected
    const { content } = await getSubjectReport(await operator(), {
      key: customerKeyOf({ organizationId, documentNumber }),
      reason: 'subject_request',
    })
    const { requests } = JSON.parse(content.toString('utf8')).sharedWith
    expect(requests.map(({ operation }: { operation: string }) => operation)).toEqual(
      expect.arrayContaining(['request_fgts_balance', 'submit_proposal']),
    )
  })

  test('goes when the customer asks for an erasure, even of a contract that stays', async () => {
    const documentNumber = nextCpf()
    const { id } = await formalized(documentNumber)
    await exchangeOf('of the proposal', ({ resourceId }) => resourceId === id)
    const { eraseSubject } = await import('#lib/services/personal-data/erase-subject.ts')
    await eraseSubject(await operator(), {
      documentNumber: documentNumber as Cpf,
      reason: 'subject_request',
    })
    const left = await linked.hub.database.owner`
      select 1 from institution_exchanges e join proposals p on p.id = e.resource_id where p.id = ${id}`
    expect(left).toEqual([])
  })

  test('is cleared after 30 days', async () => {
    const { endRetentions } = await import('#lib/services/personal-data/end-retentions.ts')
    const before = (await exchanges()).length
    const days = (count: number) => afterMs(now(), count * 86_400_000)
    expect((await endRetentions(days(29))).exchanges).toBe(0)
    expect((await endRetentions(days(31))).exchanges).toBe(before)
    expect(await exchanges()).toEqual([])
  })
})
