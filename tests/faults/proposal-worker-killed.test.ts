import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { QUIET_WITHIN_MS, tableLocks } from './table-locks.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

let harness: Harness
let proposals: ProposalFixture
const running: WorkerProcess[] = []
const startWorker = async () => {
  const worker = await startWorkerProcess()
  running.push(worker)
  return worker
}

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.end('SIGKILL')
})
afterAll(() => harness.stop())

const untilStatus = (id: string, status: string) =>
  eventually(
    `proposal in ${status}`,
    async () => (await harness.api(`/fgts/proposal/${id}`)).body.status === status,
    QUIET_WITHIN_MS,
  )

const traces = async (id: string) => {
  const { owner } = harness.database
  const history =
    await owner`select to_status from proposal_history where proposal_id = ${id} order by position`
  const sequences = await owner`select sequence from events where resource_id = ${id} order by sequence`
  const [counts] = await owner`
    select (select count(*)::int from sandbox_cases where reference = ${id}) as cases,
      (select count(*)::int from proposal_documents where proposal_id = ${id}) as contracts,
      (select count(*)::int from proposal_signatures where proposal_id = ${id}) as signatures,
      (select count(*)::int from payouts where proposal_id = ${id}) as payouts`
  return {
    ...counts,
    history: history.map((row) => row.to_status),
    sequences: sequences.map((row) => row.sequence),
  }
}

const EACH_ONCE = {
  cases: 1,
  contracts: 1,
  signatures: 1,
  payouts: 1,
  history: ['generating_ccb', 'formalization', 'analysis', 'processing', 'paid'],
  sequences: [1, 2, 3, 4, 5],
}

describe('a worker killed during a proposal', () => {
  test.each([
    ['while it hands the proposal in', 'submit_proposal', 'sandbox_cases'],
    ['between handing in and noting the answer', 'submit_proposal', 'institution_references'],
    ['while it makes the contract', 'interpret_institution_event', 'proposal_documents'],
  ])('before the signature still lets it be paid once: %s', async (_when, task, table) => {
    const { lock, inTheMiddleOf } = tableLocks(harness)
    const victim = await startWorker()
    const unlock = await lock(table)
    const { id } = await proposals.create()
    await inTheMiddleOf(task)
    await victim.end('SIGKILL')
    await unlock()
    await startWorker()
    await untilStatus(id, 'formalization')
    await proposals.sign(id)
    await untilStatus(id, 'paid')
    expect(await traces(id)).toEqual(EACH_ONCE)
  })

  test.each([
    ['while it tells of the signature', 'confirm_signature', 'sandbox_cases'],
    ['while it notes the payout', 'interpret_institution_event', 'payouts'],
  ])('after the signature still lets it be paid once: %s', async (_when, task, table) => {
    const { lock, inTheMiddleOf } = tableLocks(harness)
    const victim = await startWorker()
    const { id } = await proposals.create()
    await untilStatus(id, 'formalization')
    const unlock = await lock(table)
    await proposals.sign(id)
    await inTheMiddleOf(task)
    await victim.end('SIGKILL')
    await unlock()
    await startWorker()
    await untilStatus(id, 'paid')
    expect(await traces(id)).toEqual(EACH_ONCE)
  })
})
