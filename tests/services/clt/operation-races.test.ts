import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const CALLERS = 20
const ROUNDS = 6

const post = (body: unknown) => harness.api('/private-consignment/operation', { body })
const cancel = (id: string) =>
  harness.api(`/private-consignment/operation/${id}/cancel`, { method: 'POST', body: {} })
const rowsOf = (consultId: string) => harness.database.owner`
  select id, status from proposals where clt_consult_id = ${consultId} order by id`

describe('operations created at the same moment', () => {
  test('on one simulation become exactly one, whose id the others get', async () => {
    const { simulation, consult, documentNumber } = await operations.simulate()
    const body = operationBody(simulation.id, documentNumber)
    const answers = await Promise.all(Array.from({ length: CALLERS }, () => post(body)))
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'simulation_already_used', operationId: created[0]?.body.id },
      })
    expect(await rowsOf(consult.id)).toHaveLength(1)
  })

  test('on different simulations of one margin become exactly one, whose id the others get', async () => {
    const { simulation, consult, documentNumber } = await operations.simulate()
    const others = []
    for (let count = 1; count < CALLERS; count += 1)
      others.push(await operations.simulation({ consultId: consult.id, installmentCents: 200_00 + count }))
    const answers = await Promise.all(
      [simulation, ...others].map(({ id }) => post(operationBody(id, documentNumber))),
    )
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'consult_in_use', operationId: created[0]?.body.id },
      })
    expect(await rowsOf(consult.id)).toHaveLength(1)
    const { owner } = harness.database
    const events = await owner`select 1 from events where resource_id = ${created[0]?.body.id}`
    expect(events).toHaveLength(1)
  })

  test('are kept apart by the database itself, whatever a service does', async () => {
    const { simulation, consult, documentNumber } = await operations.simulate()
    const second = await operations.simulation({ consultId: consult.id })
    const { id } = (await post(operationBody(simulation.id, documentNumber))).body
    const { owner } = harness.database
    const copyOn = (simulationId: string) => owner`
      insert into proposals select (jsonb_populate_record(p, jsonb_build_object(
        'id', gen_random_uuid(), 'contract_number', 'copy-' || ${simulationId}, 'clt_simulation_id', ${simulationId}::text))).*
      from proposals p where p.id = ${id}`
    await expect(copyOn(second.id)).rejects.toMatchObject({ constraint_name: 'proposals_clt_consult' })
    await cancel(id)
    await expect(copyOn(simulation.id)).rejects.toMatchObject({ constraint_name: 'proposals_clt_simulation' })
    expect(await rowsOf(consult.id)).toHaveLength(1)
  })
})

describe('a cancellation', () => {
  test('and a new operation on the same margin leave at most one open operation', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { simulation, consult, documentNumber } = await operations.simulate()
      const second = await operations.simulation({ consultId: consult.id })
      const first = (await post(operationBody(simulation.id, documentNumber))).body
      const [canceled, created] = await Promise.all([
        cancel(first.id),
        post(operationBody(second.id, documentNumber)),
      ])
      expect(canceled.status).toBe(200)
      expect([201, 409]).toContain(created.status)
      const open = (await rowsOf(consult.id)).filter(({ status }) => status !== 'canceled')
      expect(open).toHaveLength(created.status === 201 ? 1 : 0)
      if (created.status === 409) expect(created.body).toMatchObject({ operationId: first.id })
    }
  })

  test('and a report of payment leave a consistent history and, if money left, its record', async () => {
    const { owner } = harness.database
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await operations.create()
      await operations.bring(id, 'processing')
      const [answer] = await Promise.all([cancel(id), operations.report(id, 'paid')])
      expect([200, 409]).toContain(answer.status)
      const [row] = await owner`select status from proposals where id = ${id}`
      expect(row?.status).toBe('paid')
      expect(await owner`select 1 from payouts where proposal_id = ${id}`).toHaveLength(1)
      const events = await owner`
        select * from events where resource_id = ${id} order by sequence`
      expect(events.map((event) => Number(event.sequence))).toEqual(events.map((_, index) => index + 1))
      expect(JSON.parse(plainRows(eventBody, events).at(-1)?.body).status).toBe('paid')
    }
  })
})
