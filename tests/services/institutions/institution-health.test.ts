import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
})
afterAll(() => harness.stop())

let organizationId: string
let manager: Context
let agent: Context
beforeEach(async () => {
  const organization = await office.open()
  organizationId = organization.organizationId
  manager = organization.manager()
  agent = organization.agent.context()
})

const healthOfAurora = async (context = manager, range: '24h' | '7d' = '24h') => {
  const { listInstitutionHealth } = await import('#lib/services/institutions/list-institution-health.ts')
  const { now } = await import('#lib/config/clock.ts')
  const health = (await listInstitutionHealth({ ...context, now: now() }, { range })).find(
    ({ code }) => code === 'aurora',
  )
  if (!health) throw new Error('no aurora')
  return health
}

const aurora = async (fault?: 'down', whose = organizationId) => {
  const { institutionOf } = await import('#lib/institutions/registry.ts')
  const { withLookup } = await import('#db/transaction.ts')
  const { findInstitution } = await import('#db/queries/institutions/institutions.ts')
  const row = await withLookup({}, (tx) => findInstitution(tx, 'aurora'))
  if (!row) throw new Error('no aurora')
  return institutionOf({ ...row, settings: { ...row.settings, ...(fault && { fault }) } }, whose)
}

const ask = async (fault?: 'down', whose = organizationId) => {
  const { newId } = await import('#lib/config/ids.ts')
  const institution = await aurora(fault, whose)
  return institution.requestFgtsBalance({ reference: newId(), documentNumber: '52998224725' })
}

const untilNoted = (count: number) =>
  eventually('the calls to be noted', async () => {
    const [row] = await harness.database.owner`
      select count(*)::int as calls from institution_calls where organization_id = ${organizationId}`
    return row?.calls === count
  })

describe('calls to institutions', () => {
  test('are each recorded for their organization, with duration and outcome', async () => {
    await ask()
    await expect(codeOf(ask('down'))).resolves.toBe('provider_unavailable')
    await untilNoted(2)
    const { total, operations, failures, buckets, state } = await healthOfAurora()
    expect(total).toMatchObject({ calls: 2, failed: 1 })
    expect(total.p50Ms).toBeGreaterThanOrEqual(0)
    expect(operations).toMatchObject([{ operation: 'request_fgts_balance', calls: 2, failed: 1 }])
    expect(failures).toMatchObject([{ code: 'provider_unavailable', title: 'Instituição fora do ar' }])
    expect(buckets).toHaveLength(24)
    expect(buckets.at(-1)).toMatchObject({ calls: 2, failed: 1 })
    expect(state).toBe('degraded')
  })

  test('refused by the institution are counted by reason, and differing figures warn until a submission succeeds', async () => {
    const { recordCall } = await import('#lib/institutions/institution-calls.ts')
    const { DomainError } = await import('#lib/domain/errors.ts')
    const owner = { organizationId, institutionCode: 'aurora' }
    const figures = { figure: 'net', oursCents: 100_00, theirsCents: 101_00 }
    const refuse = () => Promise.reject(new DomainError('institution_figures_differ', figures))
    for (const count of [1, 2]) {
      await recordCall(owner, 'submit_proposal', refuse).catch(() => undefined)
      await untilNoted(count)
    }
    await ask('down').catch(() => undefined)
    await untilNoted(3)
    const { refusals, figuresDiffer, total, failures } = await healthOfAurora()
    expect(refusals).toMatchObject([
      { code: 'institution_figures_differ', title: 'A instituição calculou outros valores', calls: 2 },
    ])
    expect([figuresDiffer, total.failed, failures.length]).toEqual([true, 1, 1])
    await recordCall(owner, 'submit_proposal', () => Promise.resolve())
    await untilNoted(4)
    expect(await healthOfAurora()).toMatchObject({ figuresDiffer: false, refusals: [{ calls: 2 }] })
  })

  test('of another organization do not count', async () => {
    const other = await office.open()
    await ask('down', other.organizationId).catch(() => undefined)
    await ask()
    await untilNoted(1)
    expect(await healthOfAurora()).toMatchObject({ total: { calls: 1, failed: 0 }, state: 'working' })
  })

  test('are made even if they cannot be recorded', async () => {
    const nobody = '01900000-0000-7000-8000-00000000dead'
    await expect(ask(undefined, nobody)).resolves.toHaveProperty('externalId')
  })

  test('mark an institution as down after three failures, and as quiet a quarter of an hour after the last call', async () => {
    for (const _ of [1, 2, 3]) await ask('down').catch(() => undefined)
    await untilNoted(3)
    expect((await healthOfAurora()).state).toBe('down')
    await harness.travel(16 * 60_000)
    const later = await healthOfAurora()
    expect([later.state, later.total.failed]).toEqual(['quiet', 3])
    await harness.travel(25 * 3_600_000)
    expect((await healthOfAurora()).total.calls).toBe(0)
    expect((await healthOfAurora(manager, '7d')).total.calls).toBe(3)
  })

  test('are deleted after thirty days', async () => {
    await ask()
    await untilNoted(1)
    const first = await harness.database.owner`
      select id from institution_calls where organization_id = ${organizationId}`
    await harness.travel(30 * 24 * 3_600_000 + 60_000)
    await ask()
    await eventually('the old call to be cleared', async () => {
      const rows = await harness.database.owner`
        select id from institution_calls where organization_id = ${organizationId}`
      return rows.length === 1 && rows[0]?.id !== first[0]?.id
    })
  })
})

describe('the screen of institutions', () => {
  test('shows which queries wait to be sent, of the own organization only', async () => {
    const { withTransaction } = await import('#db/transaction.ts')
    const { enqueue } = await import('#lib/queue/enqueue.ts')
    const { newId } = await import('#lib/config/ids.ts')
    const { salesWorld } = await import('#tests/support/fixtures/sales-world.ts')
    const at = manager.now.toISOString()
    const queryId = await salesWorld(harness, organizationId).balance({ at, by: newId() })
    const payload = { organizationId, queryId }
    await withTransaction(manager, (tx) => enqueue(tx, { name: 'send_fgts_balance_query', payload }))
    await withTransaction(manager, (tx) => enqueue(tx, { name: 'expire_fgts_balance_query', payload }))
    expect((await healthOfAurora()).waiting).toMatchObject({ jobs: 1, retried: 0 })
    const other = await office.open()
    expect((await healthOfAurora(other.manager())).waiting.jobs).toBe(0)
  })

  test('is closed to agents', async () => {
    await expect(codeOf(healthOfAurora(agent))).resolves.toBe('permission_denied')
  })
})
