import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginTransaction } from '#db/begin-transaction.ts'
import type { Connection } from '#db/client.ts'
import { equalsAny } from '#db/equals-any.ts'
import { listCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import {
  inOneRoundTripForEach,
  lookUpInOneRoundTrip,
  withLastReads,
  withLastWrite,
  withLookup,
  withPlannedSnapshot,
  withSnapshot,
} from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

describe('arrays', () => {
  test.each([
    [[]],
    [
      [
        'plain',
        'two words',
        'a,b',
        '{}',
        '"quoted"',
        'back\\slash',
        '',
        'NULL',
        'line\nbreak',
        "it's",
        'ação',
      ],
    ],
  ])('of texts are read back unchanged: %j', async (texts: string[]) => {
    const rows = await withLookup({}, (tx) => tx<{ texts: string[] }[]>`select ${texts}::text[] as texts`)
    expect(rows[0]?.texts).toEqual(texts)
  })

  test('of ids are read back unchanged, and select by them', async () => {
    const ids = [newId(), newId()]
    const rows = await withLookup(
      {},
      (tx) => tx<{ ids: string[]; found: boolean }[]>`
        select ${ids}::uuid[] as ids, ${ids[1] ?? ''}::uuid = any(${ids}) as found`,
    )
    expect(rows[0]).toEqual({ ids, found: true })
  })
})

describe('a comparison with any of several values', () => {
  test.each([
    [[], false],
    [['a'], true],
    [['b'], false],
    [['b', 'a'], true],
  ])('%j contains "a": %s', async (values: string[], isEqual: boolean) => {
    const rows = await withLookup({}, (tx) => tx`select 'a' ${equalsAny(tx, values)} as is_equal`)
    expect(rows).toMatchObject([{ isEqual }])
  })

  test('keeps the plan of a statement for one CPF', async () => {
    const organizationId = newId()
    const plans = await withSnapshot({ organizationId }, async (tx) => {
      for (let count = 0; count < 8; count += 1)
        await listCustomerContracts(tx, { organizationId, documentNumbers: [String(count)] })
      return tx<{ reused: string }[]>`
        select generic_plans as reused from pg_prepared_statements where statement like '%as due_dates%'`
    })
    expect(Number(plans[0]?.reused)).toBeGreaterThan(0)
  })
})

describe('a transaction', () => {
  test('whose work ignored a failed statement is rolled back and throws its error', async () => {
    const failing = withLookup({}, async (tx) => {
      await tx`select 1 / 0`.catch(() => undefined)
      return 'done'
    })
    await expect(failing).rejects.toThrow(/division by zero/)
  })

  test('that ended rejects further statements', async () => {
    const ended = await withLookup({}, async (tx) => ({ tx }))
    expect(() => ended.tx`select 1`).toThrow(/after the end of its transaction/)
  })

  test('whose work throws before its first statement gives its connection back', async () => {
    const failing = Array.from({ length: 20 }, () =>
      withLookup({}, () => {
        throw new Error('at once')
      }),
    )
    const outcomes = await Promise.allSettled(failing)
    expect(outcomes.map(({ status }) => status)).toEqual(failing.map(() => 'rejected'))
    expect(await withLookup({}, (tx) => tx`select 1 as one`)).toMatchObject([{ one: 1 }])
  })
})

describe('a transaction that fails in the message of its BEGIN', () => {
  test('throws the error, and gives its connection back', async () => {
    const failing = Array.from({ length: 20 }, () =>
      beginTransaction((tx) => tx`select 1 as one`, { sql: "; set local work_mem = 'nothing'" }),
    )
    const outcomes = await Promise.allSettled(failing)
    expect(outcomes.map((outcome) => 'reason' in outcome && outcome.reason.code)).toEqual(
      failing.map(() => '22023'),
    )
    const [row] = await withLookup({}, (tx) => tx`select pg_current_xact_id_if_assigned() is null as is_new`)
    expect(row).toEqual({ isNew: true })
  })
})

describe('a snapshot', () => {
  test('sees one moment in all its statements, whatever is committed in between', async () => {
    const { owner } = harness.database
    const organizationId = newId()
    await owner`insert into organizations (id, name, created_at) values (${organizationId}, 'Antes', now())`
    const names = await withSnapshot({ organizationId }, async (tx) => {
      const read = async () =>
        (await tx<{ name: string }[]>`select name from organizations where id = ${organizationId}`)[0]?.name
      const first = await read()
      await owner`update organizations set name = 'Depois' where id = ${organizationId}`
      return [first, await read()]
    })
    expect(names).toEqual(['Antes', 'Antes'])
  })

  test('rejects writes', async () => {
    const id = newId()
    const writing = withSnapshot(
      { organizationId: newId() },
      (tx) =>
        tx`insert into attempt_counters (subject_hash, failures, window_started_at) values (${id}, 1, now())`,
    )
    await expect(writing).rejects.toThrow(/read-only transaction/)
  })
})

describe('a snapshot whose statements are planned once', () => {
  test('does not plan them for each value', async () => {
    const plansForValues = (inSnapshot: typeof withSnapshot) =>
      inSnapshot({ organizationId: newId() }, async (tx) => {
        await tx`select name as planned_once from organizations where id = ${newId()}`
        const [row] = await tx<{ count: number }[]>`
          select custom_plans::int as count from pg_prepared_statements where statement like 'select name as planned_once%'`
        return row?.count
      })
    expect(await plansForValues(withPlannedSnapshot)).toBe(0)
    expect(await plansForValues(withSnapshot)).toBe(1)
  })
})

describe('last reads sent with the end of their transaction', () => {
  const scope = { organizationId: newId() }
  const lastReads = <T>(read: (tx: Connection) => Promise<T>) =>
    withLastReads(scope, async (tx) => {
      await tx`select 1`
      return () => read(tx)
    })

  test('are answered within the organization', async () => {
    const organizations = await lastReads((tx) =>
      Promise.all([1, 2].map(() => tx`select current_setting('app.organization_id') as id`)),
    )
    expect(organizations.flat()).toEqual([{ id: scope.organizationId }, { id: scope.organizationId }])
  })

  test('may be prepared in several asynchronous steps', async () => {
    const rows = await lastReads(async (tx) => {
      for (let step = 0; step < 50; step += 1) await null
      return tx`select 1 as one`
    })
    expect(rows).toMatchObject([{ one: 1 }])
  })

  test('throw the error of a read, and give their connection back', async () => {
    const failing = Array.from({ length: 20 }, () =>
      lastReads((tx) => Promise.all([tx`select 1 as one`, tx`select 1 / 0`])),
    )
    const outcomes = await Promise.allSettled(failing)
    expect(outcomes.map((outcome) => 'reason' in outcome && outcome.reason.code)).toEqual(
      failing.map(() => '22012'),
    )
    expect(await lastReads((tx) => tx`select 1 as one`)).toMatchObject([{ one: 1 }])
  })

  test('reject a read that waits for another', async () => {
    const waiting = lastReads(async (tx) => {
      await tx`select 1`
      return tx`select 2`
    })
    await expect(waiting).rejects.toThrow(/after the end of its transaction/)
  })
})

describe('a last write sent with the commit', () => {
  const insertCounter = (tx: Connection, id: string) =>
    tx`insert into attempt_counters (subject_hash, failures, window_started_at) values (${id}, 1, now())`
  const storedCounters = (ids: string[]) =>
    harness.database.owner`select 1 from attempt_counters where subject_hash = any(${ids})`
  const scope = { organizationId: newId() }

  test('is committed with everything before it', async () => {
    const ids = [newId(), newId()]
    const result = await withLastWrite(scope, async (tx) => {
      await insertCounter(tx, ids[0] ?? '')
      return { result: 'made', write: (last) => insertCounter(last, ids[1] ?? '') }
    })
    expect(result).toBe('made')
    expect(await storedCounters(ids)).toHaveLength(2)
  })

  test('rolls everything back when it fails, and throws its error', async () => {
    const [before, twice] = [newId(), newId()]
    await withLookup({}, (tx) => insertCounter(tx, twice))
    const failing = withLastWrite(scope, async (tx) => {
      await insertCounter(tx, before)
      return { result: 'made', write: (last) => insertCounter(last, twice) }
    })
    await expect(failing).rejects.toThrow(/duplicate key/)
    expect(await storedCounters([before])).toHaveLength(0)
  })

  test('fails with its connection, many at once, and the pool keeps working', async () => {
    const ids = Array.from({ length: 4 }, () => newId())
    const outcomes = await Promise.allSettled(
      ids.map((id) =>
        withLastWrite(scope, async (tx) => {
          const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
          await cutOff(row?.pid ?? 0)
          return { result: 'made', write: (last) => insertCounter(last, id) }
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(ids.map(() => 'rejected'))
    expect(await storedCounters(ids)).toHaveLength(0)
    expect(await withLookup({}, (tx) => tx`select 1 as one`)).toMatchObject([{ one: 1 }])
  })
})

describe('one round trip', () => {
  test('for several organizations answers each within its own', async () => {
    const organizationIds = [newId(), newId(), newId()]
    const answers = await inOneRoundTripForEach(organizationIds, (tx) =>
      Promise.all([1, 2].map(() => tx`select current_setting('app.organization_id') as id`)),
    )
    expect(answers.map((rows) => rows.flat())).toEqual(organizationIds.map((id) => [{ id }, { id }]))
  })

  test('for several organizations writes nothing when a statement of one fails', async () => {
    const [before, failing, after] = [newId(), newId(), newId()]
    const writing = inOneRoundTripForEach([before, failing, after], async (tx, id) => {
      const divisor = id === failing ? 0 : 1
      await tx`
        insert into attempt_counters (subject_hash, failures, window_started_at)
        values (${id}, 1 / ${divisor}::int, now())`
    })
    await expect(writing).rejects.toThrow(/division by zero/)
    const ids = [before, failing, after]
    const stored = await harness.database
      .owner`select 1 from attempt_counters where subject_hash = any(${ids})`
    expect(stored).toHaveLength(0)
  })

  test('rejects a statement that waits for another', async () => {
    const waiting = lookUpInOneRoundTrip(async (tx) => {
      await tx`select 1`
      return tx`select 2`
    })
    await expect(waiting).rejects.toThrow(/after the end of its transaction/)
  })
})

const cutOff = async (pid: number) => {
  await harness.database.owner`select pg_terminate_backend(${pid}, 5000)`
}

describe('a transaction whose connection is lost', () => {
  test('fails between two statements, writes nothing, and leaves the process whole', async () => {
    const id = newId()
    const transaction = withLookup({}, async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await tx`insert into attempt_counters (subject_hash, failures, window_started_at) values (${id}, 1, now())`
      await cutOff(row?.pid ?? 0)
      await tx`select 1`
    })
    await expect(transaction).rejects.toThrow()
    expect(
      await harness.database.owner`select 1 from attempt_counters where subject_hash = ${id}`,
    ).toHaveLength(0)
    expect(await withLookup({}, (tx) => tx`select 1 as one`)).toMatchObject([{ one: 1 }])
  })

  test('fails in the middle of a statement, many at once, and the pool keeps working', async () => {
    const sleepers = Array.from({ length: 6 }, () =>
      withLookup({}, (tx) => Promise.all([tx`select pg_sleep(20)`, tx`select 1`, tx`select 2`])),
    )
    const outcomes = Promise.allSettled(sleepers)
    for (let cut = 0; cut < sleepers.length; ) {
      const sleeping = await harness.database.owner<{ pid: number }[]>`
        select pid from pg_stat_activity where query = 'select pg_sleep(20)' and datname = current_database()`
      for (const { pid } of sleeping) await cutOff(pid)
      cut += sleeping.length
    }
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(sleepers.map(() => 'rejected'))
    const again = await Promise.all(
      Array.from({ length: 20 }, (_, index) => withLookup({}, (tx) => tx`select ${index}::int as n`)),
    )
    expect(again.map(([row]) => row?.n)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })
})

describe('a transaction that Postgres ended', () => {
  test('by a deadlock runs again', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = (keys: readonly [number, number], [own, other]: readonly (typeof first)[]) =>
      withLookup({}, async (tx) => {
        await tx`select pg_advisory_xact_lock(${keys[0]}::int)`
        own?.resolve()
        await other?.promise
        await tx`select pg_advisory_xact_lock(${keys[1]}::int)`
        return keys[0]
      })
    const results = [locking([71, 72], [first, second]), locking([72, 71], [second, first])]
    expect(await Promise.all(results)).toEqual([71, 72])
  })

  test('because a migration changed a table under its prepared statement runs again', async () => {
    const { owner } = harness.database
    await owner.unsafe(
      'create table warm (id int); insert into warm values (1); grant select on warm to origination_app',
    )
    const read = () => withLookup({}, async (tx) => [...(await tx`select * from warm`)])
    const everyConnection = () => Promise.all(Array.from({ length: 16 }, read))
    for (let round = 0; round < 3; round += 1) await everyConnection()
    await owner`alter table warm add column added int`
    expect(await everyConnection()).toEqual(Array.from({ length: 16 }, () => [{ id: 1, added: null }]))
  })
})
