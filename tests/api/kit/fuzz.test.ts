import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FuzzWorld, fuzzWorld, STRANGER } from '#tests/support/fuzz/fuzz-world.ts'
import { type FuzzOutcome, runFuzz } from '#tests/support/fuzz/run-fuzz.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

/** `npm run fuzz` sets these variables; the defaults make the short run deterministic. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261124)
const COUNT = Number(process.env.FUZZ_CALLS ?? 900)
const FROM = Number(process.env.FUZZ_FROM ?? 0)
const PLANTED_CALLS = 120

let harness: Harness
let world: FuzzWorld
let outcome: FuzzOutcome

beforeAll(
  async () => {
    process.env.WEBHOOK_TIMEOUT_MS = '300'
    harness = await startHarness({ worker: false })
    world = await fuzzWorld(harness)
    outcome = await runFuzz(harness, world, { seed: SEED, from: FROM, count: COUNT })
  },
  120_000 + COUNT * 200,
)
afterAll(() => harness.stop())

describe('valid and broken requests made from the OpenAPI document', () => {
  test('are all answered as documented, never with 5xx, and reveal nothing the caller may not know', () => {
    const again = `FUZZ_SEED=${SEED} FUZZ_FROM=… FUZZ_CALLS=1 makes one of them again`
    expect(outcome.faults, again).toEqual([])
  })

  test.skipIf(COUNT < 900)('reach every operation, and of most both successes and errors', () => {
    const operations = [...outcome.statuses]
    const never = operations.filter(([, statuses]) => statuses.size === 0)
    const succeeded = operations.filter(([, statuses]) => [...statuses].some((status) => status < 300))
    const refused = operations.filter(([, statuses]) => [...statuses].some((status) => status >= 400))
    expect(never).toEqual([])
    expect(succeeded.length / operations.length).toBeGreaterThan(0.65)
    expect(refused.length / operations.length).toBeGreaterThan(0.75)
  })
})

const withFault = async (breaking: string, mending: string) => {
  const { owner } = harness.database
  await owner.unsafe(breaking)
  try {
    const options = { seed: SEED, from: 0, count: PLANTED_CALLS, only: 'listBanks' }
    return (await runFuzz(harness, world, options)).faults.join('\n')
  } finally {
    await owner.unsafe(mending)
  }
}

describe('the fuzzing of a service with an injected fault', () => {
  test('detects a service that fails', async () => {
    const faults = await withFault(
      'alter table banks rename to banks_elsewhere',
      'alter table banks_elsewhere rename to banks',
    )
    expect(faults).toMatch(/status 5\d\d|500/)
  })

  test('detects a field in another form than documented', async () => {
    const faults = await withFault(
      `update banks set ispb = 'x' || ispb where code = '001'`,
      `update banks set ispb = substr(ispb, 2) where code = '001'`,
    )
    expect(faults).toContain('ispb')
  })

  test("detects a customer's number in a response to somebody else", async () => {
    const faults = await withFault(
      `update banks set name = name || ' ${STRANGER.documentNumber}' where code = '001'`,
      `update banks set name = left(name, -12) where code = '001'`,
    )
    expect(faults).toContain(`personal data nobody sent: ${STRANGER.documentNumber}`)
  })

  test('detects a database text in a response', async () => {
    const faults = await withFault(
      `update banks set name = name || ' relation "banks" does not exist' where code = '001'`,
      `update banks set name = left(name, -32) where code = '001'`,
    )
    expect(faults).toContain('an error of the database')
  })
})
