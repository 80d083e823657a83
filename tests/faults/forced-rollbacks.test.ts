import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordFigures } from '#tests/support/checks/record-figures.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { drillSize, drillTimeout } from '#tests/support/fixtures/drill-size.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const TRANSACTIONS = drillSize('transactions', { short: 200, full: 10_000 })
const AT_ONCE = 8
const TABLES = ['fgts_balance_queries', 'proposals', 'proposal_history', 'events', 'idempotency_keys']

let harness: Harness
let proposals: ProposalFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})
afterAll(() => harness?.stop())

/** Makes writes fail at random, some at once and some only at commit. */
const failAtRandom = async (share: number) => {
  const { owner } = harness.database
  await owner.unsafe(`
    create or replace function fail_at_random() returns trigger language plpgsql as $$
    begin
      if random() < ${share} then raise exception 'forced' using errcode = '55000'; end if;
      return coalesce(new, old);
    end $$`)
  for (const table of TABLES) {
    await owner.unsafe(`
      create trigger fail_now before insert or update on ${table} for each row execute function fail_at_random();
      create constraint trigger fail_at_commit after insert or update on ${table}
        deferrable initially deferred for each row execute function fail_at_random()`)
  }
}

let transactions = 0
let failed = 0
const retry = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    transactions += 1
    const result = await attempt().catch((error: unknown) => {
      if (!isForced(error)) throw error
      return undefined
    })
    if (result !== undefined) return result
    failed += 1
  }
}
const isForced = (error: unknown) => error instanceof Error && error.message === 'forced'

const askForBalance = async (seed: number) => {
  const body = { documentNumber: makeCpf({ seed }), provider: 'aurora' }
  const headers = { 'idempotency-key': `key-${seed}` }
  return retry(async () => {
    const answer = await harness.api('/fgts/balance', { body, headers })
    return answer.status < 500 ? String(answer.headers.get('x-balance-query-id')) : undefined
  })
}

const walk = async (id: string) => {
  for (const status of ['formalization', 'canceled'] as const) await retry(() => proposals.report(id, status))
}

const runConcurrently = async (count: number, work: (place: number) => Promise<unknown>) => {
  let next = 0
  const turn = async () => {
    while (next < count) {
      next += 1
      await work(next)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, turn))
}

test(
  `commits or rolls back completely each of ${TRANSACTIONS} transactions, half of which fail at a random statement or at commit`,
  async () => {
    const walks = Math.ceil(TRANSACTIONS / 100)
    const ids: string[] = []
    for (let place = 0; place < walks; place += 1) ids.push((await proposals.create()).id)
    await failAtRandom(0.12)
    await runConcurrently(walks, async (place) => walk(ids[place - 1] ?? ''))
    const queries: string[] = []
    let seed = 0
    await runConcurrently(AT_ONCE, async () => {
      while (transactions < TRANSACTIONS) {
        seed += 1
        queries.push(await askForBalance(seed))
      }
    })
    const { owner } = harness.database
    const [row] = await owner`
      select (select count(*)::int from fgts_balance_queries where id = any(${queries})) as kept,
        (select count(*)::int from fgts_balance_queries q where q.requested_by_kind = 'application'
          and not exists (select 1 from graphile_worker._private_jobs j
            where j.payload ->> 'queryId' = q.id::text)) as without_job,
        (select count(*)::int from fgts_balance_queries where requested_by_kind = 'application') as queries,
        (select count(*)::int from proposals p where p.id = any(${ids}) and p.status <>
          (select to_status from proposal_history h where h.proposal_id = p.id order by position desc limit 1)) as torn,
        (select count(*)::int from proposals p where p.id = any(${ids}) and
          (select count(*) from proposal_history h where h.proposal_id = p.id) <>
          (select count(*) from events e where e.resource_id = p.id)) as untold,
        (select count(*)::int from (select resource_id from events group by resource_id
          having max(sequence) <> count(*)) gap) as gaps`
    recordFigures('transactions with forced rollbacks', {
      transactions,
      'of these rolled back': failed,
      'acknowledged and lost': queries.length - Number(row?.kept),
      'left behind by a rollback': Number(row?.queries) - queries.length,
      'changes without their job, history or event': row?.without_job,
      'gaps in sequences of events': row?.gaps,
    })
    expect({ ...row }).toEqual({
      kept: queries.length,
      queries: queries.length,
      without_job: 0,
      torn: 0,
      untold: 0,
      gaps: 0,
    })
    expect(failed).toBeGreaterThan(transactions / 5)
  },
  drillTimeout(TRANSACTIONS, 150),
)
