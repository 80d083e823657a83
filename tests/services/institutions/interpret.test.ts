import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { systemContext } from '#lib/services/context.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let organizationId: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  organizationId = await harness.demoOrganizationId()
})
beforeEach(async () => {
  await harness.database.owner`delete from graphile_worker._private_jobs`
})
afterAll(() => harness.stop())

const interpret = async (eventId: string, tries = 0) => {
  const { interpretInstitutionEvent } = await import(
    '#lib/services/institution-reports/interpret-institution-event.ts'
  )
  const actor = { kind: 'system', id: 'test', name: 'test' } as const
  return interpretInstitutionEvent(systemContext('', now(), actor), { eventId, tries })
}

let seed = 500
const startQuery = async () => {
  seed += 1
  const answer = await harness.api('/fgts/balance', {
    body: { documentNumber: makeCpf({ seed }), provider: 'aurora' },
  })
  const queryId = answer.headers.get('x-balance-query-id') ?? ''
  return { queryId, externalId: newId() }
}

const refer = (queryId: string, externalId: string, resourceType = 'fgts_balance_query') =>
  harness.database.owner`
    insert into institution_references (institution_code, external_id, organization_id, resource_type, resource_id, created_at)
    values ('aurora', ${externalId}, ${organizationId}, ${resourceType}, ${queryId}, now())`

const store = async (body: unknown) => {
  const id = newId()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  await harness.database.owner`
    insert into institution_events (id, institution_code, webhook_id, body, received_at)
    values (${id}, 'aurora', ${newId()}, ${text}, now())`
  return id
}

const refusal = (externalId: string) => ({
  type: 'balance.status.received.fail',
  balanceId: externalId,
  code: 'ongoing_operation',
})

const statusOf = async (queryId: string) =>
  (await harness.database.owner`select status, code from fgts_balance_queries where id = ${queryId}`)[0]
const outcomeOf = async (eventId: string) =>
  (await harness.database.owner`select outcome from institution_events where id = ${eventId}`)[0]?.outcome
const reportedOf = async (queryId: string) =>
  (await harness.database.owner`select 1 from events where resource_id = ${queryId}`).length

describe('interpreting an event', () => {
  test('applies it to the row of its institution id, in that organization', async () => {
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    const event = await store(refusal(externalId))
    expect(await interpret(event)).toBe('applied')
    expect(await statusOf(queryId)).toEqual({ status: 'fail', code: 'ongoing_operation' })
    expect(await outcomeOf(event)).toBe('applied')
  })

  test('shows its report to that organization only, from then on', async () => {
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    const event = await store(refusal(externalId))
    await interpret(event)
    const rowsVisibleTo = (id: string) =>
      withTransaction(
        { organizationId: id },
        (tx) => tx`select id from institution_events where id = ${event}`,
      )
    expect(await rowsVisibleTo(organizationId)).toHaveLength(1)
    for (const other of [newId(), '']) expect(await rowsVisibleTo(other), other).toHaveLength(0)
    const claim = withTransaction(
      { organizationId: newId() },
      (tx) =>
        tx`insert into institution_events ${tx({
          id: newId(),
          institutionCode: 'aurora',
          webhookId: newId(),
          body: '{}',
          receivedAt: now(),
          resourceId: queryId,
        })}`,
    )
    await expect(claim).rejects.toMatchObject({ code: '42501' })
  })

  test('happens once, however many workers try at once', async () => {
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    const event = await store(refusal(externalId))
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => interpret(event)))
    expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 7 }, () => 'nothing_to_do')])
    expect(await interpret(event)).toBe('nothing_to_do')
    expect(await reportedOf(queryId)).toBe(1)
  })

  test('ignores a second report on an ended query', async () => {
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    await interpret(await store(refusal(externalId)))
    const late = await store({ ...refusal(externalId), code: 'no_balance' })
    expect(await interpret(late)).toBe('ignored')
    expect(await statusOf(queryId)).toEqual({ status: 'fail', code: 'ongoing_operation' })
    expect(await reportedOf(queryId)).toBe(1)
  })

  test('leaves nothing behind when it fails halfway, and is done by the next run', async () => {
    const { owner } = harness.database
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    const event = await store(refusal(externalId))
    await owner`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`
    await owner`create trigger break_off before insert on events for each row execute function break_off()`
    await expect(interpret(event)).rejects.toThrow()
    await owner`drop function break_off cascade`
    expect(await statusOf(queryId)).toEqual({ status: 'queued', code: null })
    expect(await outcomeOf(event)).toBe('received')
    expect(await interpret(event)).toBe('applied')
    expect(await reportedOf(queryId)).toBe(1)
  })

  test('finds the row of a report that came before the response to our call when it looks again', async () => {
    const { queryId, externalId } = await startQuery()
    const event = await store(refusal(externalId))
    expect(await interpret(event)).toBe('waiting')
    expect(await interpret(event)).toBe('waiting')
    const waiting = await harness.database.owner`
      select payload from graphile_worker._private_jobs where key = ${`interpret:${event}`}`
    expect(waiting).toEqual([{ payload: { eventId: event, tries: 1 } }])
    await refer(queryId, externalId)
    expect(await interpret(event, 1)).toBe('applied')
  })

  test('marks a report on something unknown as unmatched after about two minutes', async () => {
    const event = await store(refusal(newId()))
    expect(await interpret(event, 6)).toBe('waiting')
    expect(await interpret(event, 7)).toBe('unmatched')
    expect(await outcomeOf(event)).toBe('unmatched')
  })

  test.each([
    ['text', 'no json'],
    ['another type', { type: 'webhook.test' }],
    ['half an event', { type: 'balance.status.received.success', balanceId: 'x' }],
    [
      'a negative amount',
      { type: 'balance.status.received.success', balanceId: 'x', amount: -1, periods: [] },
    ],
    ['an unknown status', { type: 'proposal.status.update', proposalId: 'x', status: 'fine' }],
  ])('marks %s as unreadable', async (_what, body) => {
    const event = await store(body)
    expect(await interpret(event)).toBe('unreadable')
    expect(await outcomeOf(event)).toBe('unreadable')
  })

  test('ignores a report on a proposal under the id of a balance query', async () => {
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    const event = await store({ type: 'proposal.status.update', proposalId: externalId, status: 'paid' })
    expect(await interpret(event)).toBe('ignored')
  })

  test('reads an unknown code as an unreadable answer', async () => {
    const { queryId, externalId } = await startQuery()
    await refer(queryId, externalId)
    await interpret(await store({ ...refusal(externalId), code: 'moon_phase' }))
    expect(await statusOf(queryId)).toEqual({ status: 'fail', code: 'provider_error' })
  })
})
