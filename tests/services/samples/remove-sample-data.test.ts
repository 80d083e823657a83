import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { type SampleFixture, sampleFixture } from '#tests/support/fixtures/sample-fixture.ts'
import { cpfIn } from '#tests/support/fixtures/stored-cpf.ts'
import { workFixture } from '#tests/support/fixtures/work-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let samples: SampleFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  samples = await sampleFixture(harness)
  const { person } = await personFixture(harness)
  await (await workFixture(harness)).workOf((await person()).context())
})
afterAll(() => harness?.stop())

const LATE_MS = 400 * 86_400_000

const newestJob = async (): Promise<string> => {
  const [row] =
    await samples.owner`select coalesce(max(id), 0)::text as id from graphile_worker._private_jobs`
  return String(row?.id)
}

/** Runs the jobs enqueued after the job `newest`, at a time long after their deadlines. */
const runJobsAfter = async (newest: string): Promise<number> => {
  const { JOB_HANDLERS } = await import('#lib/jobs/job-handlers.ts')
  const at = new Date(samples.agent.now.getTime() + LATE_MS)
  const jobs = await samples.owner`
    select tasks.identifier as name, jobs.payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where jobs.id > ${newest}`
  for (const { name, payload } of jobs)
    await JOB_HANDLERS[name as 'expire_signature'](payload, { at, attempt: 1, lastAttempt: false })
  return jobs.length
}

const idOf = async (rows: PromiseLike<readonly Record<string, unknown>[]>) => String((await rows)[0]?.id)

/** Returns a request that simulates a sample customer's whole balance. */
const sampleSimulation = async () => {
  const { cents } = await import('#lib/domain/money.ts')
  const { addDays, dayInSaoPaulo } = await import('#lib/domain/calendar.ts')
  const weekLater = addDays(dayInSaoPaulo(samples.agent.now), 7)
  const [balance] = await samples.owner`
    select b.id, b.organization_id, b.document_number, b.encrypted_document_number, b.institution_code, b.periods, t.id as table_id
    from fgts_balance_queries b join sample_rows r on r.resource_id = b.id
    join price_tables t on t.organization_id = b.organization_id and t.institution_code = b.institution_code
      and t.product = 'fgts' and t.active and t.is_default
    where b.status = 'success' and b.cleared_at is null and b.expires_at > ${samples.agent.now}
    order by b.id limit 1`
  return {
    documentNumber: cpfIn('fgts_balance_queries', balance),
    provider: String(balance?.institution_code),
    simulationFeesId: String(balance?.table_id),
    balanceId: String(balance?.id),
    targetAmount: cents(0),
    // On the first of a month, a balance of the day before may have an installment that is already due.
    desiredInstallments: balance?.periods.filter(({ dueDate }: { dueDate: string }) => dueDate > weekLater),
  }
}

describe('the removal of sample data', () => {
  test('is recorded in the audit, which keeps what was done with the rows', async () => {
    await samples.createRecent()
    await samples.remove()
    const [pressed] = await samples.owner`
      select actor_name, details from audit_entries where action = 'sample_data.remove'`
    expect(pressed).toMatchObject({ actor_name: 'Mário Gestor' })
    const [done] = await samples.owner`select details from audit_entries where action = 'sample_data.removed'`
    expect(done?.details).toMatchObject({ kept: 0 })
    expect(done?.details.deleted).toBeGreaterThan(30)
    const [kept] = await samples.owner`
      select count(*)::int as count from audit_entries where request_id like 'sample:%'`
    expect(kept?.count).toBeGreaterThan(20)
  })

  test('does nothing without a set, and a later set can be created and removed again', async () => {
    const before = await samples.digests()
    expect(await samples.startSampleRemoval(samples.manager)).toMatchObject({ status: 'none' })
    await samples.finishRemoval()
    expect(await samples.digests()).toEqual(before)
    await samples.createRecent()
    await samples.remove()
    expect(await samples.digests()).toEqual(before)
  })
})

const DAY_MS = 86_400_000

describe('the webhooks of sample data', () => {
  test('do not get the events of anything else', async () => {
    await samples.createRecent()
    const { startFgtsBalanceQuery } = await import('#lib/services/fgts/start-fgts-balance-query.ts')
    const { expireFgtsBalanceQuery } = await import('#lib/services/fgts/expire-fgts-balance-query.ts')
    const { afterMs } = await import('#lib/config/clock.ts')
    const { nextCpf } = await import('#tests/support/fixtures/cpf.ts')
    const { queryId } = await startFgtsBalanceQuery(samples.agent, {
      documentNumber: nextCpf(),
      provider: 'aurora',
    })
    const later = { ...samples.job(), now: afterMs(samples.agent.now, DAY_MS) }
    await expireFgtsBalanceQuery(later, { queryId })
    expect(await samples.owner`select 1 from events where resource_id = ${queryId}`).toHaveLength(1)
    const deliveries = await samples.owner`
      select 1 from webhook_deliveries d join events e on e.id = d.event_id where e.resource_id = ${queryId}`
    expect(deliveries).toEqual([])
    await samples.remove()
  })
})

describe('work of people on sample data', () => {
  test('keeps a proposal that a person made on a sample balance, and what it builds on', async () => {
    const { createFgtsSimulation } = await import('#lib/services/fgts/create-fgts-simulation.ts')
    const { createFgtsProposal } = await import('#lib/services/proposals/create-fgts-proposal.ts')
    const { borrowerOf, pixOf } = await import('#tests/support/fixtures/person-fixture.ts')
    await samples.createRecent()
    const input = await sampleSimulation()
    const { documentNumber } = input
    const simulation = await createFgtsSimulation(samples.agent, input)
    const own = await createFgtsProposal(samples.agent, {
      simulationId: simulation.id,
      borrower: borrowerOf(documentNumber),
      payment: pixOf(documentNumber),
    })
    const belonging = () => samples.owner`
      select p::text as proposal, s::text as simulation, b::text as balance,
        (select array_agg(h::text order by h.id) from proposal_history h where h.proposal_id = p.id) as history,
        (select array_agg(e::text order by e.id) from events e where e.resource_id = p.id) as events,
        (select array_agg(c::text) from sales_contracts c where c.id = p.id) as sales
      from proposals p join fgts_simulations s on s.id = p.fgts_simulation_id
      join fgts_balance_queries b on b.id = s.balance_query_id where p.id = ${own.id}`
    const before = await belonging()
    expect(before).toHaveLength(1)
    await samples.remove()
    expect(await belonging()).toEqual(before)
    expect(await samples.owner`select 1 from proposals where external_reference = 'exemplo'`).toEqual([])
    const { getSampleData } = await import('#lib/services/samples/get-sample-data.ts')
    expect(await getSampleData(samples.manager)).toMatchObject({ status: 'none', kept: 1 })
  })

  test('removes what people did to sample cases, and no job that still waits for them fails', async () => {
    const { createFgtsSimulation } = await import('#lib/services/fgts/create-fgts-simulation.ts')
    const { reviewProposal } = await import('#lib/services/review/review-proposal.ts')
    const { cancelProposal } = await import('#lib/services/proposals/cancel-proposal.ts')
    const { resendWebhookDelivery } = await import('#lib/services/webhooks/resend-webhook-delivery.ts')
    const [before, job] = [await samples.digests(), await newestJob()]
    await samples.createRecent()
    const { owner, manager, agent } = samples
    const ofSamples = owner`external_reference = 'exemplo'`
    await reviewProposal(manager, {
      id: await idOf(owner`select id from proposals where own_review = 'held' and ${ofSamples} limit 1`),
      decision: 'approve',
    })
    await cancelProposal(agent, {
      id: await idOf(owner`select id from proposals where status = 'formalization' and ${ofSamples} limit 1`),
      reason: 'client:gave_up',
    })
    await resendWebhookDelivery(manager, {
      id: await idOf(owner`select id from webhook_deliveries where status = 'delivered' limit 1`),
    })
    await createFgtsSimulation(agent, await sampleSimulation())
    await owner`
      insert into alert_occurrences (id, organization_id, kind, subject, subject_name, threshold, value, opened_at, reported_at)
      select uuidv7(), organization_id, 'endpoint_failing', id::text, name, 50, 100, now(), now() from webhook_endpoints where is_sample`
    await samples.remove()
    expect(await samples.digests()).toEqual(before)
    await samples.removeFiles()
    expect(await runJobsAfter(job)).toBeGreaterThan(10)
    expect(await samples.digests()).toEqual(before)
  })

  test('never touches another organization, whatever set it is asked to remove', async () => {
    const { manager } = await (await officeFixture()).open()
    const { deleteSampleRows } = await import('#db/queries/samples/sample-sets.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    await samples.createRecent()
    const setId = await samples.newestSetId()
    const before = await samples.digests()
    await samples.startSampleRemoval(manager())
    await expect(withTransaction(manager(), (tx) => deleteSampleRows(tx, setId))).rejects.toThrow(
      /being removed/,
    )
    // Its own organization cannot either, until a manager has started the removal.
    await expect(withTransaction(samples.job(), (tx) => deleteSampleRows(tx, setId))).rejects.toThrow(
      /being removed/,
    )
    expect(await samples.digests()).toEqual(before)
    await samples.remove()
  })

  test('stops a set that is removed while it is created', async () => {
    await samples.startSampleData(samples.manager)
    const playing = samples.play()
    await samples.startSampleRemoval(samples.manager)
    await playing
    await samples.finishRemoval()
    const [set] = await samples.owner`select status, done from sample_sets order by id desc limit 1`
    expect(set?.status).toBe('removed')
    expect(set?.done).toBeLessThan(108)
    expect(await samples.owner`select 1 from proposals where external_reference = 'exemplo'`).toEqual([])
  })
})
