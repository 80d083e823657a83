import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '#db/transaction.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { encryptedSearch } from '#lib/services/access/encrypt-search.ts'
import { exportAudit } from '#lib/services/audit/export-audit.ts'
import { listAudit } from '#lib/services/audit/list-audit.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { withoutTriggers } from '#tests/support/fixtures/audit-tampering.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { storedCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: OfficeFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
})

afterAll(() => harness?.stop())

const write = (who: Context, action: string, subjectId: string) =>
  withTransaction(who, (tx) =>
    recordAudit(tx, who, { action, subjectType: 'user', subjectId, details: { endedSessions: 1 } }),
  )

const ids = async (who: Context, request: Parameters<typeof listAudit>[1]) =>
  (await listAudit(who, request)).rows

const exportRows = async (who: Context, request: Parameters<typeof exportAudit>[1]) => {
  const lines: (readonly unknown[])[] = []
  for await (const batch of (await exportAudit(who, request)).batches) lines.push(...batch)
  return lines
}

const balanceQuery = async (organizationId: string, documentNumber: string) => {
  const id = newId()
  const at = now()
  const { owner } = harness.database
  await owner`insert into fgts_balance_queries ${owner({
    id,
    organization_id: organizationId,
    ...storedCpf('fgts_balance_queries', { organizationId, id, documentNumber }),
    institution_code: 'aurora',
    status: 'success',
    amount_cents: 0,
    periods: owner.json([]),
    requested_by_kind: 'system',
    requested_by_id: 'test',
    created_at: at,
    updated_at: at,
    deadline_at: at,
    completed_at: at,
    expires_at: at,
  })}`
  return id
}

describe('the audit', () => {
  test('lists who did what, when and from where, newest first, with filters', async () => {
    const { manager, managerId, agent } = await office.open()
    await write(manager(), 'user_changed', 'a')
    await write(agent.context(), 'proposal.create', 'b')
    const [newest, older] = await ids(manager(), { limit: 2 })
    expect(newest).toMatchObject({
      action: 'proposal.create',
      actorId: agent.id,
      ip: '203.0.113.9',
      details: { endedSessions: 1 },
    })
    expect(older).toMatchObject({ action: 'user_changed', subjectId: 'a' })
    expect(await ids(manager(), { limit: 10, actorId: managerId })).toMatchObject([
      { action: 'user_changed' },
    ])
    expect(await ids(manager(), { limit: 10, group: 'proposals' })).toMatchObject([{ subjectId: 'b' }])
    expect(await ids(manager(), { limit: 10, subjectId: 'a' })).toHaveLength(1)
    expect(await ids(manager(), { limit: 10, group: 'prices' })).toEqual([])
  })

  test('is searched by address, any id of an entry and a customer’s CPF, in the own organization only', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const documentNumber = '52998224725'
    const queryId = await balanceQuery(one.organizationId, documentNumber)
    await write({ ...one.manager(), requestId: 'asked-1' }, 'fgts_balance_query.start', queryId)
    await write({ ...one.manager(), client: { ip: '198.51.100.7', userAgent: '' } }, 'user_changed', 'c')
    const searchIds = async (who: Context, search: string) =>
      (await ids(who, { limit: 10, searchToken: encryptedSearch(who, search) })).map(
        ({ subjectId }) => subjectId,
      )
    expect(await searchIds(one.manager(), '198.51.100.7')).toEqual(['c'])
    for (const id of [queryId, 'asked-1']) expect(await searchIds(one.manager(), id), id).toEqual([queryId])
    expect(await searchIds(one.manager(), one.managerId)).toEqual(expect.arrayContaining(['c', queryId]))
    expect(await searchIds(one.manager(), '529.982.247-25')).toEqual([queryId])
    expect(await searchIds(other.manager(), '529.982.247-25')).toEqual([])
    const searchToken = encryptedSearch(one.manager(), documentNumber)
    expect(await codeOf(listAudit(other.manager(), { limit: 10, searchToken }))).toBe('link_invalid')
    expect((await exportRows(one.manager(), { searchToken })).map((line) => line[7])).toEqual([queryId])
  })

  test('counts days in São Paulo, both inclusive', async () => {
    const { manager } = await office.open()
    // The test uses today, because the query assumes that an id's time is within a day of `at`.
    // São Paulo is UTC-3.
    const today = dayInSaoPaulo(now())
    const midnight = new Date(`${today}T03:00:00.000Z`)
    const DAY_MS = 24 * 3_600_000
    const writtenAt = {
      yesterday: -1,
      'its first instant': 0,
      'its last instant': DAY_MS - 1,
      tomorrow: DAY_MS,
    }
    for (const [subjectId, ms] of Object.entries(writtenAt)) {
      await write(manager(), 'user_changed', subjectId)
      await withoutTriggers(
        harness.database.owner,
        (tx) => tx`update audit_entries set at = ${afterMs(midnight, ms)} where subject_id = ${subjectId}`,
      )
    }
    const entries = await ids(manager(), { limit: 10, startDate: today, endDate: today })
    const own = entries.filter(({ action }) => action === 'user_changed').map(({ subjectId }) => subjectId)
    expect(own.sort()).toEqual(['its first instant', 'its last instant'])
    const always = { startDate: '1900-01-01' as Day, endDate: '9999-12-31' as Day }
    expect((await ids(manager(), { limit: 10, subjectId: 'yesterday', ...always })).length).toBe(1)
  })

  test('is paged without gap or repeat while new entries arrive', async () => {
    const { manager } = await office.open()
    for (let index = 0; index < 25; index += 1) await write(manager(), 'user_changed', `n${index}`)
    const subjectIds: string[] = []
    let cursor: string | undefined
    do {
      const page = await listAudit(manager(), { limit: 10, cursor, group: 'people', subjectId: undefined })
      subjectIds.push(
        ...page.rows.filter(({ subjectId }) => subjectId.startsWith('n')).map(({ subjectId }) => subjectId),
      )
      await write(manager(), 'user_changed', 'later')
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(subjectIds).toEqual(Array.from({ length: 25 }, (_, index) => `n${24 - index}`))
  })

  test('keeps the order of writes within a millisecond, whatever the clocks of the writers', async () => {
    const { manager } = await office.open()
    const subjects = Array.from({ length: 40 }, (_, index) => `n${index}`)
    const of = (subject: string, index: number) => {
      const who = { ...manager(), now: afterMs(now(), index % 2 === 0 ? 60_000 : -index) }
      return { who, act: { action: 'user_changed', subjectType: 'user', subjectId: subject } as const }
    }
    await withTransaction(manager(), (tx) =>
      Promise.all(subjects.map(of).map(({ who, act }) => recordAudit(tx, who, act))),
    )
    const entries = await ids(manager(), { limit: 50, group: 'people', order: 'asc' })
    expect(entries.map(({ subjectId }) => subjectId).filter((id) => id.startsWith('n'))).toEqual(subjects)
  })

  test('is paged from its oldest entry on, including what arrives meanwhile', async () => {
    const { manager } = await office.open()
    for (const subject of ['a', 'b', 'c']) await write(manager(), 'user_changed', subject)
    const subjectIds: string[] = []
    let cursor: string | undefined
    do {
      const page = await listAudit(manager(), { limit: 2, cursor, group: 'people', order: 'asc' })
      subjectIds.push(
        ...page.rows.map(({ subjectId }) => subjectId).filter((subject) => subject.length === 1),
      )
      if (subjectIds.length < 4) await write(manager(), 'user_changed', 'd')
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(subjectIds.slice(0, 4)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('is exported exactly as filtered, in more than one batch, and the export is recorded', async () => {
    const { manager, organizationId, managerId } = await office.open()
    await harness.database.owner`
      insert into audit_entries (id, organization_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, request_id, details)
      select uuidv7(make_interval(secs => -60 - n)), ${organizationId}, now() - make_interval(secs => 60 + n), 'user', ${managerId},
        '=HYPERLINK("x")', 'user_changed', 'user', '00000000-0000-7000-8000-' || lpad(n::text, 12, '0'), 'r', '{}' from generate_series(1, 2500) as n`
    await write(manager(), 'team_created', 'not asked for')
    const lines = await exportRows(manager(), { subjectId: undefined, group: 'people', endDate: undefined })
    expect(lines.filter((line) => line[5] === 'user_changed')).toHaveLength(2500)
    const subjectId = '00000000-0000-7000-8000-000000000007'
    expect((await exportRows(manager(), { subjectId })).map((line) => line[7])).toEqual([subjectId])
    const [record] = await ids(manager(), { limit: 1 })
    expect(record).toMatchObject({ action: 'audit_exported', details: { subjectId } })
    for (const text of ['529.982.247-25', 'Joana']) {
      expect(await exportRows(manager(), { subjectId: text, actorId: text, group: 'people' })).toEqual([])
      const [entry] = await ids(manager(), { limit: 1 })
      expect(entry).toMatchObject({ action: 'audit_exported', details: { group: 'people' } })
      expect(JSON.stringify(entry)).not.toContain(text)
    }
  })

  test('is closed to everybody but managers of the organization', async () => {
    const [one, other] = [await office.open(), await office.open()]
    await write(one.manager(), 'user_changed', 'secret')
    expect(await codeOf(listAudit(one.agent.context(), { limit: 10 }))).toBe('permission_denied')
    expect(await codeOf(exportAudit(one.agent.context(), {}))).toBe('permission_denied')
    expect(await ids(other.manager(), { limit: 10, subjectId: 'secret' })).toEqual([])
    expect(await exportRows(other.manager(), { subjectId: 'secret' })).toEqual([])
  })
})
