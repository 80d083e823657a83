import postgres from 'postgres'
import { inOneStatement } from '#db/in-one-statement.ts'
import { getEnv } from '#lib/config/env.ts'
import type { Actor, Context } from '#lib/services/context.ts'
import type { Askers, Case } from './case.ts'
import { type World, worldOf } from './make-data.ts'
import { casesOf } from './measured-cases.ts'
import { sampleOf } from './sample.ts'

export type Asked = { kind: 'names' } | { kind: 'time' | 'rows'; name: string; times: number }
/** Samples are in milliseconds; `rows` are those read by one run. */
export type Answer = { names: string[] } | { samples: number[] } | { rows: number } | { failed: string }

const owner = postgres(getEnv().DATABASE_URL, { max: 1, onnotice: () => {} })
const world = await worldOf(owner)
const cases = casesOf(askersOf(world), await sampleOf(owner, world))

process.on('message', async (asked: Asked) => {
  const answered = await answer(asked).catch((error: unknown): Answer => ({ failed: String(error) }))
  process.send?.(answered)
})

async function answer(asked: Asked): Promise<Answer> {
  if (asked.kind === 'names') return { names: cases.map(({ name }) => name) }
  const found = cases.find(({ name }) => name === asked.name)
  if (!found) throw new Error(`there is no ${asked.name}`)
  return asked.kind === 'time'
    ? { samples: await timesOf(found, asked.times) }
    : { rows: await rowsOf(found, asked.times) }
}

async function timesOf({ run }: Case, times: number) {
  const samples: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    await run()
    samples.push(performance.now() - begun)
  }
  return samples
}

/** The server's own counts, since nobody else uses it. */
async function rowsOf({ run }: Case, times: number) {
  const read = async () => {
    await inOneStatement((sql) => sql`select pg_stat_force_next_flush()`)
    await inOneStatement((sql) => sql`select 1`)
    const [row] = await owner`
      select (select sum(idx_tup_read) from pg_stat_user_indexes) + (select sum(seq_tup_read) from pg_stat_user_tables) as rows`
    return Number(row?.rows)
  }
  const before = await read()
  for (let time = 0; time < times; time += 1) await run()
  return Math.round(((await read()) - before) / times)
}

function askersOf({ organizationId, agentId, managerId, applicationId }: World): Askers {
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
