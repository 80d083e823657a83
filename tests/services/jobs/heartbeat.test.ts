import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const SILENCE_MS = 600_000
const sendHeartbeat = async (...workers: string[]) => {
  const { sendWorkerHeartbeats } = await import('#db/queries/jobs/worker-heartbeats.ts')
  const { withLookup } = await import('#db/transaction.ts')
  return withLookup({}, (tx) => sendWorkerHeartbeats(tx, workers, SILENCE_MS))
}

const lockedJob = async (worker: string, secondsAgo: number) => {
  const { owner } = harness.database
  const [job] = await owner`
    select id from graphile_worker.add_job('sandbox_work', '{"caseId":"00000000-0000-7000-8000-000000000000","step":"tell:0"}', ${newId()})`
  const at = `${secondsAgo} seconds`
  await owner`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = pg_catalog.now() - ${at}::interval where id = ${job?.id}`
  await owner`
    update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = pg_catalog.now() - ${at}::interval
    where id = (select job_queue_id from graphile_worker._private_jobs where id = ${job?.id})`
  return async () => {
    const [row] = await owner`
      select j.locked_by as job, q.locked_by as queue from graphile_worker._private_jobs j
      join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.id = ${job?.id}`
    return [row?.job, row?.queue]
  }
}

const lastHeartbeat = (worker: string, secondsAgo: number) => harness.database.owner`
  insert into worker_heartbeats (worker_id, beat_at) values (${worker}, pg_catalog.now() - ${`${secondsAgo} seconds`}::interval)`

describe('heartbeats', () => {
  test('release job and queue of a silent worker, and delete it', async () => {
    await lastHeartbeat('silent', 601)
    const holder = await lockedJob('silent', 3_600)
    expect(await sendHeartbeat('alive')).toBeGreaterThanOrEqual(1)
    expect(await holder()).toEqual([null, null])
    expect(
      await harness.database.owner`select 1 from worker_heartbeats where worker_id = 'silent'`,
    ).toHaveLength(0)
  })

  test('release what a worker claimed that died before its first heartbeat', async () => {
    const holder = await lockedJob('never-beat', 601)
    await sendHeartbeat('alive')
    expect(await holder()).toEqual([null, null])
  })

  test('leave a living worker its job, however long it takes', async () => {
    await lastHeartbeat('patient', 14)
    const holder = await lockedJob('patient', 3_600)
    await sendHeartbeat('alive')
    expect(await holder()).toEqual(['patient', 'patient'])
  })

  test('spare a worker that claimed its first job a moment ago', async () => {
    const holder = await lockedJob('newcomer', 14)
    await sendHeartbeat('alive')
    expect(await holder()).toEqual(['newcomer', 'newcomer'])
  })

  test('of a running worker exist from its start to its stop', async () => {
    const { startWorker } = await import('#lib/jobs/worker.ts')
    const { owner } = harness.database
    await owner`delete from worker_heartbeats`
    const worker = await startWorker()
    expect(await owner`select 1 from worker_heartbeats`).not.toHaveLength(0)
    await worker.stop()
    expect(await owner`select 1 from worker_heartbeats`).toHaveLength(0)
  })
})

describe('a job', () => {
  const enqueueIn = async (end: 'commit' | 'throw') => {
    const { enqueue } = await import('#lib/queue/enqueue.ts')
    const { withLookup } = await import('#db/transaction.ts')
    const caseId = newId()
    await withLookup({}, async (tx) => {
      await enqueue(tx, { name: 'sandbox_work', payload: { caseId, step: 'answer' } })
      if (end === 'throw') throw new Error('rolled back')
    }).catch(() => undefined)
    return harness.database
      .owner`select 1 from graphile_worker._private_jobs where payload ->> 'caseId' = ${caseId}`
  }

  test('exists if and only if the transaction that made it was committed', async () => {
    expect(await enqueueIn('commit')).toHaveLength(1)
    expect(await enqueueIn('throw')).toHaveLength(0)
  })

  test('that fails stores no message of its error, and is scheduled again', async () => {
    const { startWorker } = await import('#lib/jobs/worker.ts')
    const { owner } = harness.database
    await owner`select graphile_worker.add_job('interpret_institution_event', '{"eventId":"529.982.247-25","tries":0}', run_at := pg_catalog.now())`
    const worker = await startWorker()
    const job = await eventually('a failed attempt', async () => {
      const [row] = await owner`
        select last_error, attempts, run_at > pg_catalog.now() as later from graphile_worker._private_jobs
        where payload ->> 'eventId' = '529.982.247-25' and last_error is not null`
      return row
    })
    await worker.stop()
    expect(job).toMatchObject({ last_error: 'unexpected error', attempts: 1, later: true })
  })
})
