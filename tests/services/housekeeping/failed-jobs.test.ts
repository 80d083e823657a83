import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import type { JobName, Jobs } from '#lib/queue/catalog.ts'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let organizationId: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  organizationId = await harness.demoOrganizationId()
})
afterAll(() => harness?.stop())
beforeEach(() => harness.database.owner`delete from graphile_worker._private_jobs`)

const addJob = async <N extends JobName>(name: N, payload: Jobs[N]) => {
  const { enqueue } = await import('#lib/queue/enqueue.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  await withTransaction({ organizationId }, (tx) => enqueue(tx, { name, payload }))
}

const submit = () => addJob('submit_proposal', { organizationId, proposalId: newId() })

const failAll = (days = 0) => harness.database.owner`
  update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'provider_unavailable',
    updated_at = pg_catalog.now() - make_interval(days => ${days})`

const jobs = () => harness.database.owner<{ id: string; name: string; attempts: number }[]>`
  select j.id::text, t.identifier as name, j.attempts from graphile_worker._private_jobs as j
  join graphile_worker._private_tasks as t on t.id = j.task_id order by j.id`

const countReported = async () => {
  await harness.travel(15_000)
  return (await harness.api('/health/ready', { token: null })).body.jobs.failed
}

test('are counted in readiness, apart from those that wait or are retried', async () => {
  await submit()
  await submit()
  expect(await countReported()).toBe(0)
  await failAll()
  await submit()
  expect(await countReported()).toBe(2)
})

test('are listed for an operator with organization and code, and run again with all their attempts', async () => {
  const admin = operatorOf(harness.database)
  expect((await admin(['jobs', 'failed'])).out).toBe('no job has failed for good\n')
  await submit()
  await submit()
  await failAll()
  await submit()
  const [first, second, waiting] = await jobs()
  const { out } = await admin(['jobs', 'failed'])
  expect(out).toMatch(new RegExp(`^${first?.id} +submit_proposal +Demo +25 +provider_unavailable`, 'm'))
  expect(out).toMatch(new RegExp(`^${second?.id} `, 'm'))
  expect(out).not.toMatch(new RegExp(`^${waiting?.id} `, 'm'))

  for (const args of [[], [String(first?.id), '--all'], ['1; drop'], [String(waiting?.id)]])
    expect((await admin(['jobs', 'retry', ...args])).code, args.join(' ')).toBe(1)
  expect((await admin(['jobs', 'retry', String(first?.id)])).out).toBe('1 job runs again\n')
  expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, 25, 0])
  expect((await admin(['jobs', 'retry', '--all'])).out).toBe('1 job runs again\n')
  const due = await harness.database.owner`
    select from graphile_worker._private_jobs where is_available and run_at <= pg_catalog.now()`
  expect(due).toHaveLength(3)
  const entries = await harness.database.owner`
    select actor_id, organization_id, details from audit_entries where action = 'jobs_retried' order by id`
  const entry = { actor_id: 'admin', organization_id: organizationId, details: { count: 1 } }
  expect(entries).toEqual([entry, entry])
})

test('are deleted after 30 days, except those that still have to erase documents, which run again', async () => {
  const { clearOldRows } = await import('#lib/services/housekeeping/clear-old-rows.ts')
  const { now } = await import('#lib/config/clock.ts')
  await submit()
  await addJob('remove_documents', { organizationId, keys: ['a/b/c'] })
  await failAll(29)
  expect(await clearOldRows(now())).toMatchObject({ failedJobs: 0 })
  expect((await jobs()).map(({ name, attempts }) => [name, attempts])).toEqual([
    ['submit_proposal', 25],
    ['remove_documents', 0],
  ])
  await failAll(31)
  expect(await clearOldRows(now())).toMatchObject({ failedJobs: 1 })
  expect((await jobs()).map(({ name, attempts }) => [name, attempts])).toEqual([['remove_documents', 0]])
})
