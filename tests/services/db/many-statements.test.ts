import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_POOL: '1' }) })
})
afterAll(() => harness.stop())

/** The driver's default limit of statements in flight per connection. */
const LIMIT = 100

const LOCK = 42

test('a transaction has its connection to itself, however many statements are in flight', async () => {
  const { beginTransaction } = await import('#db/begin-transaction.ts')
  const { inOneStatement } = await import('#db/in-one-statement.ts')
  const scopeOutside = async () => {
    const [row] = await inOneStatement(
      (sql) => sql<{ scope: string | null }[]>`select current_setting('app.organization_id', true) as scope`,
    )
    return row?.scope || null
  }
  const blockedStatement = () =>
    inOneStatement((sql) => sql`select pg_advisory_xact_lock(${LOCK}::bigint)::text as locked`)
  const scopeInside = () =>
    beginTransaction(async (tx) => {
      await tx`select set_config('app.organization_id', 'theirs', true)`
      const [row] = await tx`select current_setting('app.organization_id', true) as scope`
      return row?.scope
    })
  await Promise.all([scopeOutside(), blockedStatement()])
  for (let inFlight = LIMIT - 2; inFlight <= LIMIT + 2; inFlight += 1) {
    const results = await harness.database.owner.begin(async (owner) => {
      await owner`select pg_advisory_xact_lock(${LOCK}::bigint)::text as locked`
      const before = [blockedStatement(), ...Array.from({ length: inFlight - 1 }, scopeOutside)]
      await nextTurn()
      const inside = scopeInside()
      await nextTurn()
      return { before, inside, after: Array.from({ length: 5 }, scopeOutside) }
    })
    expect(await results.inside, `${inFlight} in flight`).toBe('theirs')
    const [, ...outside] = await Promise.all([...results.before, ...results.after])
    expect(new Set(outside)).toEqual(new Set([null]))
  }
})
