import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { tableLocks } from './table-locks.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

const TAKEN_OVER_WITHIN_MS = 30_000

let harness: Harness
const running: WorkerProcess[] = []
const startWorker = async () => {
  const worker = await startWorkerProcess()
  running.push(worker)
  return worker
}

beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.end('SIGKILL')
})
afterAll(() => harness.stop())

let seed = 0
const createConsentedConsult = async (): Promise<string> => {
  seed += 1
  const response = await harness.api('/private-consignment/consult', {
    body: {
      borrowerDocumentNumber: makeCpf({ seed }),
      gender: 'male',
      birthDate: '1990-03-15',
      signerName: 'José da Silva',
      signerEmail: 'jose@example.com',
      signerPhone: { phoneNumber: '987654321', countryCode: '55', areaCode: '11' },
      provider: 'aurora',
    },
  })
  if (response.status !== 201) throw new Error(`no term: ${response.text}`)
  const answer = await harness.api(`/private-consignment/consult/${response.body.id}/authorize`, { body: {} })
  if (answer.status !== 200) throw new Error(`not authorized: ${answer.text}`)
  return response.body.id
}

const traces = async (id: string) => {
  const { owner } = harness.database
  const history =
    await owner`select to_status from clt_consult_history where consult_id = ${id} order by position`
  const sequences = await owner`select sequence from events where resource_id = ${id} order by sequence`
  const [counts] = await owner`
    select (select count(*)::int from sandbox_cases where reference = ${id}) as cases,
      (select count(*)::int from institution_references where resource_id = ${id}) as references,
      (select count(*)::int from clt_consents where consult_id = ${id}) as consents`
  return {
    ...counts,
    history: history.map((row) => row.to_status),
    sequences: sequences.map((row) => row.sequence),
  }
}

const EACH_ONCE = {
  cases: 1,
  references: 1,
  consents: 1,
  history: ['WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS'],
  sequences: [1, 2, 3, 4, 5],
}

describe('a worker killed during a margin consult', () => {
  test.each([
    ['while it calls the institution', 'send_clt_consult', 'sandbox_cases'],
    ['between the call and the note of its answer', 'send_clt_consult', 'institution_references'],
  ])(
    'is replaced by one that brings the margin within 30 s when killed %s, and nothing happens twice',
    async (_when, task, table) => {
      const { lock, inTheMiddleOf } = tableLocks(harness)
      const victim = await startWorker()
      const unlock = await lock(table)
      const id = await createConsentedConsult()
      await inTheMiddleOf(task)
      await victim.end('SIGKILL')
      await unlock()
      await startWorker()
      await eventually(
        `the margin of ${id}`,
        async () => (await harness.api(`/private-consignment/consult/${id}`)).body.status === 'SUCCESS',
        TAKEN_OVER_WITHIN_MS,
      )
      expect(await traces(id)).toEqual(EACH_ONCE)
    },
  )
})
