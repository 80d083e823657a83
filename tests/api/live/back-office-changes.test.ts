import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
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

const follow = async (person: { headers: Record<string, string> }, lastEventId?: string) => {
  const place = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId }
  const reader = await readLive(`${harness.origin}/api/panel/live`, { ...person.headers, ...place })
  readers.push(reader)
  if (lastEventId === undefined) await reader.untilBegin()
  return reader
}

const manager = () => signedInPerson(access, { role: 'manager' })

/** Delays a commit: `onWrite` is called after the write, and the commit waits for `open`. */
type Gate = { onWrite: () => void; open: Promise<void> }

/** Records an audit entry in a transaction that stays open until its gate opens; returns the subject's id. */
const act = async (
  organizationId: string,
  { action = 'price_change_approved', subjectType = 'price_change' as 'price_change' | 'proposal' } = {},
  gate?: Gate,
) => {
  const { recordAudit } = await import('#lib/services/kernel/record-audit.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const subjectId = newId()
  const context = access.context(organizationId)
  await withTransaction(context, async (tx) => {
    await recordAudit(tx, context, { action, subjectType, subjectId, details: { institutionCode: 'aurora' } })
    gate?.onWrite()
    await gate?.open
  })
  return subjectId
}

const resourceIds = (reader: LiveReader) => reader.changes().map(({ data }) => data.resourceId)
const kinds = (reader: LiveReader) => reader.changes().map(({ data }) => data.kind)

describe('a change by managers', () => {
  test('is reported by kind, act and id to those who may see it; agents and other organizations get nothing', async () => {
    const mine = await manager()
    const agent = await signedInPerson(access, { organizationId: mine.organizationId })
    const other = await manager()
    const [here, beside, elsewhere] = [await follow(mine), await follow(agent), await follow(other)]
    const id = await act(mine.organizationId)
    const theirs = await act(other.organizationId)
    await eventually('the change', () => resourceIds(here).includes(id))
    await eventually('their own', () => resourceIds(elsewhere).includes(theirs))
    expect(here.changes().find(({ data }) => data.resourceId === id)?.data).toEqual({
      kind: 'prices',
      type: 'price_change_approved',
      resourceId: id,
    })
    expect([resourceIds(elsewhere).includes(id), resourceIds(here).includes(theirs)]).toEqual([false, false])
    expect(kinds(beside)).toEqual([])
  })

  test('is reported exactly once after a cut, even if an older transaction commits after a younger one', async () => {
    const person = await manager()
    const { organizationId } = person
    const first = await follow(person)
    const before = await act(organizationId)
    await eventually('a place after it', async () => {
      const message = first.messages.find(({ data }) => data.resourceId === before)
      return message?.id
    })
    const { promise: written, resolve: write } = Promise.withResolvers<void>()
    const { promise: open, resolve: release } = Promise.withResolvers<void>()
    const slow = act(organizationId, {}, { onWrite: () => write(), open })
    await written
    const quick = await act(organizationId)
    await first.cut()
    const second = await follow(person, first.lastId())
    await eventually('the younger one', () => resourceIds(second).includes(quick))
    expect(second.changes().find(({ data }) => data.resourceId === quick)?.id).toBe('')
    await second.cut()
    const third = await follow(person, second.lastId() || first.lastId())
    release()
    const late = await slow
    await eventually('the older one', () => resourceIds(third).includes(late))
    const after = await act(organizationId)
    await eventually('what came after', () => resourceIds(third).includes(after))
    const acts = resourceIds(third).filter((id) => id !== '')
    expect(acts).toEqual(expect.arrayContaining([late, quick, after]))
    expect(new Set(acts).size).toBe(acts.length)
    expect(acts).not.toContain(before)
    expect(third.messages.some(({ event }) => event === 'begin')).toBe(false)
  })

  test('shares one stream with the events of programs: one cursor continues both', async () => {
    const { publish } = await import('#lib/webhooks/publish.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { now } = await import('#lib/config/clock.ts')
    const person = await manager()
    const { organizationId } = person
    const first = await follow(person)
    await first.cut()
    const place = first.lastId()
    const proposalId = newId()
    const one = await act(organizationId)
    await withTransaction({ organizationId }, (tx) =>
      publish(
        tx,
        { organizationId, now: now() },
        {
          type: 'proposal.status.update',
          institutionCode: 'aurora',
          proposalId,
          status: 'analysis',
          previousStatus: 'formalization',
          documentNumber: '52998224725',
          contractNumber: 'FG-1',
          reason: null,
          pendingItems: [],
        },
      ),
    )
    const two = await act(organizationId)
    const second = await follow(person, place)
    await eventually('all of it', () => resourceIds(second).includes(two))
    expect(resourceIds(second).filter((id) => id !== '')).toEqual([one, proposalId, two])
    const middle = second.changes().find(({ data }) => data.resourceId === proposalId)?.id
    const third = await follow(person, middle)
    await eventually('the rest', () => resourceIds(third).includes(two))
    expect(resourceIds(third)).toEqual([two])
  })

  test('is no longer reported once the role loses the permission: the stream restarts', async () => {
    const person = await manager()
    const reader = await follow(person)
    await harness.database.owner`update users set role = 'agent' where id = ${person.id}`
    await reader.untilEnd()
    const again = await follow(person)
    await act(person.organizationId)
    const colleague = await signedInPerson(access, { organizationId: person.organizationId, role: 'manager' })
    const colleagueReader = await follow(colleague)
    const id = await act(person.organizationId)
    await eventually('the colleague hears it', () => resourceIds(colleagueReader).includes(id))
    expect(kinds(again)).toEqual([])
  })

  test('is announced as a gap to readers whose cursor is older than what was cleared', async () => {
    const { clearOldRows } = await import('#lib/services/housekeeping/clear-old-rows.ts')
    const person = await manager()
    const first = await follow(person)
    await first.cut()
    for (const _ of [1, 2, 3]) await act(person.organizationId)
    const [last] = await harness.database.owner`
      select max(told_at) as at from panel_changes where organization_id = ${person.organizationId}`
    await clearOldRows(new Date(last?.at.getTime() + 4 * 86_400_000))
    const [row] = await harness.database.owner`
      select count(*)::int as total, min(kind) as kind from panel_changes where organization_id = ${person.organizationId}`
    expect(row).toEqual({ total: 1, kind: 'gap' })
    const second = await follow(person, first.lastId())
    await second.untilBegin()
    expect(resourceIds(second)).toEqual([])
  })
})

describe('frequent audit entries', () => {
  test('are reported without details, once per interval and again after it', async () => {
    const person = await manager()
    const { organizationId } = person
    const reader = await follow(person)
    const expireWindow = () => harness.database.owner`
      update panel_changes set told_at = told_at - interval '1 minute' where organization_id = ${organizationId}`
    await expireWindow()
    const proposals = { action: 'proposal.create', subjectType: 'proposal' } as const
    for (let count = 0; count < 20; count += 1) await act(organizationId, proposals)
    await eventually('the audit to move', () => kinds(reader).includes('audit'))
    expect(reader.changes().find(({ data }) => data.kind === 'audit')?.data).toEqual({
      kind: 'audit',
      type: 'moving',
      resourceId: '',
    })
    const rows = async () => {
      const [row] = await harness.database.owner`
        select count(*)::int as total from panel_changes where organization_id = ${organizationId} and kind = 'audit'`
      return row?.total as number
    }
    expect(await rows()).toBeLessThan(4)
    const before = await rows()
    await expireWindow()
    await act(organizationId, proposals)
    expect(await rows()).toBe(before + 1)
  })
})
