import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type LiveReader, readLive } from '#tests/support/servers/live-reader.ts'

let harness: Harness
let access: AccessFixture
const readers: LiveReader[] = []
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.cut()
})
afterAll(() => harness.stop())

type Person = Awaited<ReturnType<typeof signedInPerson>>

const follow = async (person: Pick<Person, 'headers'>, lastEventId?: string) => {
  const place = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId }
  const reader = await readLive(`${harness.origin}/api/panel/live`, { ...person.headers, ...place })
  readers.push(reader)
  return reader
}

const statusEvent = (proposalId = newId()): DomainEvent => ({
  type: 'proposal.status.update',
  institutionCode: 'aurora',
  proposalId,
  status: 'analysis',
  previousStatus: 'formalization',
  documentNumber: '52998224725',
  contractNumber: 'FG-1',
  reason: null,
  pendingItems: [],
})

const change = async (organizationId: string, gate?: Promise<void>) => {
  const { publish } = await import('#lib/webhooks/publish.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { now } = await import('#lib/config/clock.ts')
  const id = newId()
  await withTransaction({ organizationId }, async (tx) => {
    await publish(tx, { organizationId, now: now() }, statusEvent(id))
    await gate
  })
  return id
}

const eventIdAfter = async (resourceId: string | undefined) => {
  const [row] = await harness.database
    .owner`select transaction_id, position from events where resource_id = ${String(resourceId)}`
  return `${row?.transaction_id}-${row?.position}`
}

const resourceIds = (reader: LiveReader) => reader.changes().map(({ data }) => data.resourceId)

describe('the live channel', () => {
  test('reports what changed by kind, type and id alone, before any webhook is registered', async () => {
    const person = await signedInPerson(access)
    const reader = await follow(person)
    expect([reader.status, reader.headers['content-type'], reader.headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ])
    await reader.untilBegin()
    const id = await change(person.organizationId)
    await eventually('the change', () => reader.changes().length > 0)
    expect(reader.changes().map(({ data }) => data)).toEqual([
      { kind: 'proposal', type: 'proposal.status.update', resourceId: id },
    ])
  })

  test('resumes exactly after a cut, even if an older transaction commits after a younger one', async () => {
    const person = await signedInPerson(access)
    const { organizationId } = person
    const first = await follow(person)
    await first.untilBegin()
    const before = await change(organizationId)
    await eventually('the change before', () => resourceIds(first).includes(before))

    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = change(organizationId, gate)
    const quick = await change(organizationId)
    await eventually('the younger transaction to be written', async () => {
      const [row] = await harness.database.owner`select 1 from events where resource_id = ${quick}`
      return row
    })
    await first.cut()
    // A change has no id while an older transaction is open. If it had one, a reader that reconnects with
    // this id would miss the older change.
    const second = await follow(person, first.lastId())
    await eventually('the younger one', () => resourceIds(second).includes(quick))
    expect(second.changes().find(({ data }) => data.resourceId === quick)?.id).toBe('')
    await second.cut()
    const third = await follow(person, second.lastId() || first.lastId())
    const other = await change(await access.organization())
    release()
    const late = await slow
    await eventually('the older one', () => resourceIds(third).includes(late))
    const after = await change(organizationId)
    await eventually('what came after', () => resourceIds(third).includes(after))
    expect(resourceIds(third)).toEqual(expect.arrayContaining([late, quick, after]))
    expect(new Set(resourceIds(third)).size).toBe(resourceIds(third).length)
    expect([...resourceIds(first), ...resourceIds(second), ...resourceIds(third)]).not.toContain(other)
    expect(third.messages.some(({ event }) => event === 'begin')).toBe(false)
  })

  test('reports missed changes once each, from the id of any message', async () => {
    const person = await signedInPerson(access)
    const first = await follow(person)
    await first.untilBegin()
    const ids = [await change(person.organizationId), await change(person.organizationId)]
    const middle = await eventually('the place after the first change', () => eventIdAfter(ids[0]))
    await first.cut()
    const missed = await change(person.organizationId)
    const second = await follow(person, middle)
    await eventually('the rest', () => resourceIds(second).length === 2)
    expect(resourceIds(second)).toEqual([ids[1], missed])
    const query = await readLive(
      `${harness.origin}/api/panel/live?after=${await eventIdAfter(missed)}`,
      person.headers,
    )
    readers.push(query)
    const last = await change(person.organizationId)
    await eventually('the last', () => resourceIds(query).length === 1)
    expect(resourceIds(query)).toEqual([last])
  })

  test('restarts when the cursor is invalid, or from a future that this database has not seen', async () => {
    const person = await signedInPerson(access)
    for (const place of ['nonsense', '9000000000000000000-1']) {
      const reader = await follow(person, place)
      await reader.untilBegin()
      const id = await change(person.organizationId)
      await eventually('the change', () => resourceIds(reader).includes(id))
      await reader.cut()
    }
  })

  test('never reports changes of another organization', async () => {
    const [mine, theirs] = [await signedInPerson(access), await signedInPerson(access)]
    const [here, there] = [await follow(mine), await follow(theirs)]
    await Promise.all([here.untilBegin(), there.untilBegin()])
    const ours = await change(mine.organizationId)
    const other = await change(theirs.organizationId)
    await eventually('each its own', () => resourceIds(here).length > 0 && resourceIds(there).length > 0)
    expect([resourceIds(here), resourceIds(there)]).toEqual([[ours], [other]])
  })

  test('is closed to programs and strangers', async () => {
    const program = await harness.api('/panel/live')
    const stranger = await harness.api('/panel/live', { token: null })
    expect([program.body.code, stranger.body.code]).toEqual(['sign_in_required', 'sign_in_required'])
  })
})

describe('an open stream', () => {
  test('gets a heartbeat with a cursor every 15 s', async () => {
    const person = await signedInPerson(access)
    const reader = await follow(person)
    await reader.untilBegin()
    await harness.travel(16_000)
    const heartbeat = await eventually('a heartbeat', () =>
      reader.messages.find(({ event }) => event === 'beat'),
    )
    expect(heartbeat.id).toMatch(/^\d+-0$/)
  })

  test('ends at once when the person signs out, and when they are deactivated', async () => {
    const { signOut } = await import('#lib/services/access/sign-out.ts')
    const [leaver, stayer] = [await signedInPerson(access), await signedInPerson(access)]
    const [leaving, stays] = [await follow(leaver), await follow(stayer)]
    await signOut(access.stranger(), { sessionId: leaver.sessionId })
    await leaving.untilEnd()
    expect(stays.isOver()).toBe(false)
    await harness.database.owner`update users set deactivated_at = now() where id = ${stayer.id}`
    await stays.untilEnd()
  })

  test('ends when its session could not be verified for ten seconds', async () => {
    const reader = await follow(await signedInPerson(access))
    await reader.untilBegin()
    const { owner } = harness.database
    await owner`alter function live_actor(uuid, timestamptz, boolean) rename to live_actor_away`
    try {
      await harness.travel(11_000)
      await reader.untilEnd()
    } finally {
      await owner`alter function live_actor_away(uuid, timestamptz, boolean) rename to live_actor`
    }
  })

  test('is limited to eight per person; a closed one makes room', async () => {
    const { MOST_STREAMS } = await import('#lib/http/open-streams.ts')
    const person = await signedInPerson(access)
    for (let count = 0; count < MOST_STREAMS; count += 1) expect((await follow(person)).status).toBe(200)
    expect((await follow(person)).status).toBe(429)
    await readers.at(0)?.cut()
    await eventually('room', async () => (await follow(person)).status === 200)
  })

  test('ends cleanly when the server stops', async () => {
    const { endStreams } = await import('#lib/http/open-streams.ts')
    const reader = await follow(await signedInPerson(access))
    await reader.untilBegin()
    endStreams()
    await reader.untilEnd()
  })
})
