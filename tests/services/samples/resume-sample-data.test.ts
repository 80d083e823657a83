import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { JobName } from '#lib/queue/catalog.ts'
import { type SampleFixture, sampleFixture } from '#tests/support/fixtures/sample-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let samples: SampleFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  samples = await sampleFixture(harness)
})
afterAll(() => harness?.stop())
afterEach(async () => {
  await repair()
  await samples.remove()
})

/** Makes every insert into and delete from a table fail once the set has played `done` stories. */
const breakTable = async (table: string, done: number) => {
  await samples.owner.unsafe(`
    create or replace function broken() returns trigger language plpgsql as $$ begin
      if exists (select 1 from sample_sets where status <> 'removed' and done >= ${done}) then raise exception 'no space left on device'; end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;
    create trigger broken before insert or delete on ${table} for each row execute function broken()`)
}

const repair = () => samples.owner.unsafe('drop function if exists broken() cascade')

/** Runs the last attempt of a job of the newest set, as a worker would. */
const runLast = async (name: Extract<JobName, 'create_sample_data' | 'remove_sample_data'>) => {
  const { JOB_HANDLERS } = await import('#lib/jobs/job-handlers.ts')
  const payload = { organizationId: samples.organizationId, setId: await samples.newestSetId() }
  return JOB_HANDLERS[name](payload, { at: samples.job().now, attempt: 3, lastAttempt: true })
}

const viewOf = async () =>
  (await import('#lib/services/samples/get-sample-data.ts')).getSampleData(samples.manager)

const countOf = async (condition: string) => {
  const [row] = await samples.owner.unsafe(`select count(*)::int as count from ${condition}`)
  return row?.count
}

describe('a creation that failed', () => {
  test('says how far it got, goes on from there at the next press, and creates nothing twice', async () => {
    await samples.startRecent()
    await breakTable('proposals', 94)
    await expect(runLast('create_sample_data')).rejects.toThrow('no space left')
    const failed = await viewOf()
    expect(failed).toMatchObject({ status: 'failed', total: 108 })
    expect(failed.done).toBeGreaterThanOrEqual(94)
    expect(failed.done).toBeLessThan(108)
    await repair()
    expect(await samples.startSampleData(samples.manager)).toMatchObject({
      status: 'creating',
      done: failed.done,
    })
    await samples.play()
    expect(await viewOf()).toMatchObject({ status: 'ready', done: 108, skipped: 0 })
    const [row] = await samples.owner`
      select count(*)::int as proposals, count(distinct document_number)::int as customers,
        (select count(*)::int from sample_rows where resource_type = 'proposal') as registered
      from proposals`
    expect(row?.proposals).toBeGreaterThan(8)
    expect([row?.customers, row?.registered]).toEqual([row?.proposals, row?.proposals])
    expect(await countOf('webhook_endpoints')).toBe(4)
    expect(await countOf("audit_entries where action = 'sample_data.create'")).toBe(2)
  })

  test('can be removed instead', async () => {
    await samples.startRecent()
    await breakTable('proposals', 94)
    await expect(runLast('create_sample_data')).rejects.toThrow('no space left')
    await repair()
    await samples.remove()
    expect(await viewOf()).toMatchObject({ status: 'none' })
    expect(await countOf('sample_rows')).toBe(0)
  })

  test('does not stop a removal that a manager has started meanwhile', async () => {
    const { failSampleData } = await import('#lib/services/samples/fail-sample-data.ts')
    await samples.startSampleData(samples.manager)
    await samples.startSampleRemoval(samples.manager)
    await failSampleData(samples.job(), { setId: await samples.newestSetId(), from: 'creating' })
    expect(await viewOf()).toMatchObject({ status: 'removing' })
  })
})

describe('a removal that failed', () => {
  test('has removed nothing, says so, and can be repeated', async () => {
    await samples.createRecent()
    const before = await samples.digests()
    await samples.startSampleRemoval(samples.manager)
    await breakTable('sales_contracts', 0)
    await expect(runLast('remove_sample_data')).rejects.toThrow('no space left')
    expect(await samples.digests()).toEqual(before)
    expect(await viewOf()).toMatchObject({ status: 'failed', done: 108, total: 108 })
    await repair()
    await samples.remove()
    expect(await countOf('proposals')).toBe(0)
  })
})

test('leaves out customers for whom no sandbox institution is left, and counts them', async () => {
  await samples.owner`update institutions set active = false`
  await samples.create()
  await samples.owner`update institutions set active = true`
  expect(await viewOf()).toMatchObject({ status: 'ready', done: 108, skipped: 108 })
  expect(await countOf('sample_rows')).toBe(4)
})
