import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SampleFixture, sampleFixture } from '#tests/support/fixtures/sample-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let samples: SampleFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  Object.assign(process.env, { EMBEDDED: '0', TRYING_OUT: '1' })
  samples = await sampleFixture(harness)
})
afterAll(() => harness?.stop())

test('offers, creates and removes no sample data where contracts are real', async () => {
  const { getEnv } = await import('#lib/config/env.ts')
  const { getSampleData } = await import('#lib/services/samples/get-sample-data.ts')
  expect(getEnv().EMBEDDED).toBe(false)
  expect(await getSampleData(samples.manager)).toMatchObject({ isOffered: false, status: 'none' })
  await expect(samples.startSampleData(samples.manager)).rejects.toMatchObject({ code: 'not_found' })
  await expect(samples.startSampleRemoval(samples.manager)).rejects.toMatchObject({ code: 'not_found' })
  expect(await samples.owner`select 1 from sample_sets`).toEqual([])
})
