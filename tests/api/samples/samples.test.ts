import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSampleDataContract } from '#lib/contracts/samples/sample-data.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { type SampleFixture, sampleFixture } from '#tests/support/fixtures/sample-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const WITHIN_MS = 120_000

let harness: Harness
let samples: SampleFixture
beforeAll(async () => {
  harness = await startHarness()
  samples = await sampleFixture(harness)
})
afterAll(() => harness?.stop())

const read = async (email: string) => {
  const headers = await backOfficeSession(email)
  const answer = await harness.api('/panel/samples', { token: null, headers })
  expect(answer.status).toBe(200)
  return getSampleDataContract.response.parse(answer.body)
}

const untilStatus = (status: string) =>
  eventually(
    `the sample data to be ${status}`,
    async () => (await read('manager@demo.local')).status === status,
    WITHIN_MS,
  )

const oneInReview = async (condition: string) => {
  const [row] = await samples.owner`
    select id from proposals where status = 'manual_analysis' and external_reference = 'exemplo'
      and ${condition === 'held' ? samples.owner`own_review = 'held'` : samples.owner`own_review is null`}
    order by id limit 1`
  return String(row?.id)
}

test('the worker creates the data with progress, the sandbox goes on with what is open, and all is removed', async () => {
  expect(await read('agent@demo.local')).toMatchObject({ isOffered: false, status: 'none' })
  expect((await harness.api('/panel/samples')).status).toBe(401)
  await samples.startSampleData(samples.manager)
  await samples.skipToRecent()
  expect(await read('manager@demo.local')).toMatchObject({ isOffered: true, total: 108 })
  await untilStatus('ready')
  expect(await read('agent@demo.local')).toMatchObject({ isOffered: false, status: 'ready', done: 108 })

  const { reviewProposal } = await import('#lib/services/review/review-proposal.ts')
  for (const condition of ['held', 'by the institution']) {
    const id = await oneInReview(condition)
    await reviewProposal(samples.manager, { id, decision: 'approve' })
    await eventually(
      `a sample proposal in review (${condition}) to be paid after its approval`,
      async () => {
        const [row] = await samples.owner`select status from proposals where id = ${id}`
        return row?.status === 'paid'
      },
      WITHIN_MS,
    )
  }

  await samples.startSampleRemoval(samples.manager)
  await untilStatus('none')
  expect(await samples.owner`select 1 from proposals`).toEqual([])
  expect(await samples.owner`select 1 from sandbox_cases`).toEqual([])
})
