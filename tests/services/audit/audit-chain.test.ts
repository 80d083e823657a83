import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { anchorAudits } from '#lib/services/audit/anchor-audits.ts'
import { getAuditCheck } from '#lib/services/audit/get-audit-check.ts'
import { verifyAudit } from '#lib/services/audit/verify-audit.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { documentFolder } from '#lib/storage/stored-documents.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import {
  seededInts,
  snapshotAudit,
  TAMPERINGS,
  withoutTriggers,
} from '#tests/support/fixtures/audit-tampering.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

/** `npm test -- --all` sets 10,000. */
const RANDOM_TAMPERINGS = Number(process.env.AUDIT_TAMPERINGS ?? 200)
const SEED = Number(process.env.AUDIT_SEED ?? 20_261_123)

let harness: Harness
let office: OfficeFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
})
afterAll(() => harness?.stop())

const write = (who: Context, subjectId: string, name = 'Mário "Gestor" 🙂') =>
  withTransaction(who, (tx) =>
    recordAudit(tx, who, {
      action: 'team_renamed',
      subjectType: 'team',
      subjectId,
      details: { from: { name, rate: 1.5, none: null, list: [1, 'ü\n\\'] }, to: name },
    }),
  )

/** Creates an organization whose audit log was signed each time it reached one of these lengths. */
const signedAudit = async (lengths: readonly number[]) => {
  const organization = await office.open()
  const manager = organization.manager()
  const { positions: already } = await verifyAudit(organization.organizationId, now())
  let entryCount = already
  for (const length of lengths) {
    for (; entryCount < length; entryCount += 1) await write(manager, `team ${entryCount}`)
    await anchorAudits(now())
  }
  return { ...organization, entryCount }
}

const asApplication = (organizationId: string, statement: string) =>
  harness.database.owner.begin(async (tx) => {
    await tx`set local role origination_app`
    await tx`select set_config('app.organization_id', ${organizationId}, true)`
    await tx.unsafe(statement)
  })

const linksOf = (organizationId: string) => harness.database.owner`
  select l.position::int, e.* from audit_links l join audit_entries e on e.id = l.entry_id
  where l.organization_id = ${organizationId} order by l.position`

describe('the chain of the audit', () => {
  test('sets time and position of an entry itself, whatever the caller passes', async () => {
    const { organizationId } = await office.open()
    const before = (await linksOf(organizationId)).length
    await asApplication(
      organizationId,
      `insert into audit_entries (id, organization_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, request_id, details)
       values ('016f5e66-e800-7000-8000-000000000001', '${organizationId}', '2020-01-01', 'user', 'x', 'x', 'user_changed', 'user', 'forged', 'r', '{}')`,
    )
    const row = (await linksOf(organizationId)).at(-1)
    expect(row).toMatchObject({ position: before + 1, subject_id: 'forged' })
    expect(Math.abs(now().getTime() - row?.at.getTime())).toBeLessThan(600_000)
    expect(Number.parseInt(row?.id.replaceAll('-', '').slice(0, 12), 16)).toBe(row?.at.getTime())
    expect(await verifyAudit(organizationId, now())).toMatchObject({ positions: before + 1, broken: null })
  })

  test('can be neither written, changed nor emptied by the application or the owner of the tables', async () => {
    const { organizationId, manager } = await office.open()
    await write(manager(), 'a')
    const statements = [
      `insert into audit_links values ('${organizationId}', 99, gen_random_uuid(), '\\x00')`,
      `update audit_links set position = position + 1`,
      `delete from audit_links`,
      `truncate audit_entries`,
      `truncate audit_links`,
    ]
    for (const statement of statements)
      await expect(asApplication(organizationId, statement), statement).rejects.toMatchObject({
        code: '42501',
      })
    for (const statement of [
      ...statements.slice(1),
      `update audit_entries set action = 'x'`,
      `delete from audit_entries`,
    ])
      await expect(harness.database.owner.unsafe(statement), statement).rejects.toThrow('is written once')
    expect(await verifyAudit(organizationId, now())).toMatchObject({ broken: null })
  })

  test('has no gap and no branch under parallel writes and rollbacks', async () => {
    const [one, two] = [await office.open(), await office.open()]
    const [first, second] = [one.manager(), two.manager()]
    const before = await verifyAudit(one.organizationId, now())
    const fails = (who: Context) =>
      withTransaction(who, async (tx) => {
        await recordAudit(tx, who, { action: 'team_created', subjectType: 'team', subjectId: 'undone' })
        throw new Error('undone')
      }).catch(() => undefined)
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const who = index % 2 === 0 ? first : second
        return index % 3 === 0 ? fails(who) : write(who, `n${index}`)
      }),
    )
    const positions = before.positions + 20
    expect(await verifyAudit(one.organizationId, now())).toMatchObject({ positions, broken: null })
    expect((await linksOf(one.organizationId)).map(({ position }) => position)).toEqual(
      Array.from({ length: positions }, (_, index) => index + 1),
    )
  })

  test(`detects each of ${RANDOM_TAMPERINGS} random tamperings and names the first broken link`, async () => {
    const { owner } = harness.database
    const { organizationId, entryCount: last } = await signedAudit([8, 16, 24])
    const putBack = await snapshotAudit(owner, organizationId)
    const pick = seededInts(SEED)
    const kinds = Object.entries(TAMPERINGS)
    for (let round = 0; round < RANDOM_TAMPERINGS; round += 1) {
      const [kind, tampering] = kinds[round % kinds.length] ?? []
      if (!tampering) throw new Error('no tampering')
      const at = 1 + pick(last)
      const target = { organizationId, at, other: at === last ? 1 : at + 1 + pick(last - at), pick }
      const signedBefore = Math.floor((at - 1) / 8) * 8
      await withoutTriggers(owner, (tx) => tampering.does(tx, target))
      const { broken, positions } = await verifyAudit(organizationId, now())
      const where = `${kind} at ${at} (seed ${SEED}, round ${round})`
      expect(broken, where).toEqual(tampering.expected({ ...target, last, signedBefore }))
      expect(positions, where).toBeLessThan(last + 1)
      await putBack()
    }
    expect(await verifyAudit(organizationId, now())).toMatchObject({ positions: last, broken: null })
  }, 3_600_000)
})

describe('the signed positions', () => {
  const anchorsOf = (organizationId: string) => join(documentFolder(), organizationId, 'audit', 'anchors')

  test('are added once for new entries, and only to a valid chain', async () => {
    const { organizationId, manager, entryCount } = await signedAudit([6])
    const file = anchorsOf(organizationId)
    const text = await readFile(file, 'utf8')
    await anchorAudits(now())
    expect(await readFile(file, 'utf8')).toBe(text)
    await write(manager(), 'one more')
    await anchorAudits(now())
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).position)).toEqual([entryCount, entryCount + 1])
    await withoutTriggers(
      harness.database.owner,
      (tx) =>
        tx`update audit_entries set action = 'x' where organization_id = ${organizationId} and subject_id = 'one more'`,
    )
    await write(manager(), 'behind the break')
    await anchorAudits(now())
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2)
    expect(await getAuditCheck(manager())).toMatchObject({
      positions: entryCount,
      broken: { what: 'entry_changed', position: entryCount + 1 },
      anchored: { position: entryCount + 1 },
    })
  })

  test('are detected when altered, omitted, taken from another organization or lost', async () => {
    const [one, two] = [await signedAudit([5, 6, 7]), await signedAudit([5, 6, 7])]
    const file = anchorsOf(one.organizationId)
    const text = await readFile(file, 'utf8')
    const [first = '', second = '', third = ''] = text.split('\n')
    const verifyWith = async (content: string) => {
      await writeFile(file, content)
      return (await verifyAudit(one.organizationId, now())).broken
    }
    const hash = JSON.parse(second).hash
    expect(
      await verifyWith(
        text.replace(
          hash,
          hash.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0')),
        ),
      ),
    ).toEqual({
      position: 6,
      what: 'anchor_changed',
    })
    expect(await verifyWith(`${first}\n${third}\n`)).toEqual({ position: 6, what: 'anchor_changed' })
    expect(await verifyWith('no line of ours\n')).toEqual({ position: 1, what: 'anchor_changed' })
    expect(await verifyWith(await readFile(anchorsOf(two.organizationId), 'utf8'))).toMatchObject({
      what: 'anchor_changed',
    })
    expect(await verifyWith('')).toMatchObject({ what: 'anchors_missing' })
    for (const shortened of [`${first}\n${second}\n`, `${first}\n`, `${first}\n`])
      expect(await verifyWith(shortened)).toEqual({ position: one.entryCount, what: 'anchors_missing' })
    expect(await verifyWith(text)).toBeNull()
  })

  test('are shown with the last verification to people who may read the audit, of their own organization', async () => {
    const [one, two] = [await office.open(), await office.open()]
    expect(await getAuditCheck(one.manager())).toBeNull()
    await write(one.manager(), 'a')
    await verifyAudit(one.organizationId, now())
    expect(await getAuditCheck(one.manager())).toMatchObject({ broken: null, anchored: null })
    expect(await getAuditCheck(two.manager())).toBeNull()
    expect(await codeOf(getAuditCheck(one.agent.context()))).toBe('permission_denied')
  })
})
