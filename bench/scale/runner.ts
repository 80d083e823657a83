import postgres from 'postgres'
import { inOneStatement } from '#db/in-one-statement.ts'
import { getEnv } from '#lib/config/env.ts'
import type { Actor, Context } from '#lib/services/context.ts'
import { rollUpInstitutionCalls } from '#lib/services/institutions/roll-up-institution-calls.ts'
import { rollUpSalesDays } from '#lib/services/sales/roll-up-sales-days.ts'
import type { Callers, Case } from './case.ts'
import { type World, worldOf } from './generate-data.ts'
import { casesOf } from './measured-cases.ts'
import { sampleOf } from './sample.ts'

export type RunnerRequest = { kind: 'names' } | { kind: 'time' | 'rows'; name: string; times: number }
/** `samples` are in milliseconds; `rows` is the number of rows read by one run. */
export type Answer = { names: string[] } | { samples: number[] } | { rows: number } | { failed: string }

const owner = postgres(getEnv().DATABASE_URL, { max: 1, onnotice: () => {} })
const world = await worldOf(owner, process.env.SCALE_ORGANIZATION)
// A run sums three years of an organization at most.
for (let run = 0; run < 10 && (await rollUpSalesDays()) > 0; run += 1);
await rollUpInstitutionCalls(new Date())
const cases = casesOf(callersOf(world), await sampleOf(owner, world))

process.on('message', async (request: RunnerRequest) => {
  const result = await answer(request).catch((error: unknown): Answer => ({ failed: String(error) }))
  process.send?.(result)
})

async function answer(request: RunnerRequest): Promise<Answer> {
  if (request.kind === 'names') return { names: cases.map(({ name }) => name) }
  const match = cases.find(({ name }) => name === request.name)
  if (!match) throw new Error(`there is no ${request.name}`)
  return request.kind === 'time'
    ? { samples: await timesOf(match, request.times) }
    : { rows: await rowsOf(match, request.times) }
}

async function timesOf({ run }: Case, times: number) {
  const samples: number[] = []
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now()
    await run()
    samples.push(performance.now() - startedAt)
  }
  return samples
}

/** Returns rows read per run, from server statistics that are exact because nobody else uses the server. */
async function rowsOf({ run }: Case, times: number) {
  const readCount = async () => {
    await inOneStatement((sql) => sql`select pg_stat_force_next_flush()`)
    await inOneStatement((sql) => sql`select 1`)
    const [row] = await owner`
      select (select sum(idx_tup_read) from pg_stat_user_indexes) + (select sum(seq_tup_read) from pg_stat_user_tables) as rows`
    return Number(row?.rows)
  }
  const before = await readCount()
  for (let time = 0; time < times; time += 1) await run()
  return Math.round(((await readCount()) - before) / times)
}

function callersOf({ organizationId, agentId, managerId, applicationId }: World): Callers {
  const person = { kind: 'user', sessionId: applicationId, teamId: null } as const
  const of = (actor: Actor): Context => ({
    organizationId,
    actor,
    get now() {
      return new Date()
    },
    requestId: 'bench',
    language: 'pt-BR',
    client: { ip: '', userAgent: '' },
  })
  return {
    program: of({
      kind: 'application',
      id: applicationId,
      name: 'Program',
      clientId: 'demo-app',
      scopes: ['fgts', 'clt', 'webhooks', 'read'],
    }),
    manager: of({
      ...person,
      id: managerId,
      name: 'Manager',
      email: 'manager@demo.local',
      role: 'manager',
      visibility: 'all',
    }),
    agent: of({
      ...person,
      id: agentId,
      name: 'Agent',
      email: 'agent@demo.local',
      role: 'agent',
      visibility: 'own',
    }),
  }
}

process.send?.({ ready: true })
