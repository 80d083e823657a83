import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import postgres from 'postgres'
import type { Size } from './frame.ts'
import { generateData } from './generate-data.ts'

const run = promisify(execFile)
const STEPS = ['db/migrate.ts', 'db/seed/reference.ts', 'db/seed/demo.ts']

export type FilledDatabase = { name: string; environment: Record<string, string> }

/** Returns a database of this size, reused from an earlier run if possible; continues an interrupted run. */
export const filledDatabase = async (serverUrl: string, size: Size): Promise<FilledDatabase> => {
  const name = `scale_${size.proposals}_${size.organizations}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const environment: Record<string, string> = {
    DATABASE_URL: url.href,
    // Derived from the name, because a reused database contains values encrypted with this secret.
    APP_SECRET: createHash('sha256').update(name).digest('hex'),
    EMBEDDED: '1',
    ORIGIN: 'http://127.0.0.1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '1',
  }
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} })
  const [existing] = await server`select 1 from pg_database where datname = ${name}`
  if (!existing) {
    const unfinished = `${name}_unfinished`
    const [begun] = await server`select 1 from pg_database where datname = ${unfinished}`
    if (!begun) await server.unsafe(`create database ${unfinished}`)
    url.pathname = `/${unfinished}`
    const making = { ...environment, DATABASE_URL: url.href }
    const owner = postgres(url.href, { max: 1, onnotice: () => {} })
    const [filling] = await owner`select to_regclass('bench_steps') as steps`
    if (filling?.steps) console.error('Continuing an interrupted run …')
    else for (const step of STEPS) await run(process.execPath, [step], { env: { ...process.env, ...making } })
    const startedAt = performance.now()
    const log = (step: string) =>
      console.error(`${String(Math.round((performance.now() - startedAt) / 1000)).padStart(6)} s  ${step}`)
    await generateData(owner, size, log)
    log('encrypt customers')
    await run(process.execPath, ['bench/encrypt-customers.ts'], { env: { ...process.env, ...making } })
    await owner.unsafe('vacuum full')
    // The first leaves no page marked as visible to all, on which every index-only scan depends.
    await owner.unsafe('vacuum analyze')
    await owner.end()
    await server.unsafe(`alter database ${unfinished} rename to ${name}`)
  } else await run(process.execPath, ['db/migrate.ts'], { env: { ...process.env, ...environment } })
  await server.end()
  return { name, environment }
}

export const sizesOf = async ({ environment }: FilledDatabase): Promise<string> => {
  const owner = postgres(environment.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  const tables = await owner`
    select relname as name, reltuples::bigint as rows, pg_relation_size(oid) as heap,
      pg_total_relation_size(oid) - pg_relation_size(oid) - pg_indexes_size(oid) as toast, pg_indexes_size(oid) as indexes,
      (select string_agg(i.relname || ' ' || pg_relation_size(i.oid) / 1048576, ', ' order by pg_relation_size(i.oid) desc)
        from pg_index join pg_class i on i.oid = indexrelid where indrelid = pg_class.oid and pg_relation_size(i.oid) > 1048576) as parts
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc limit 16`
  const [whole] = await owner`select pg_database_size(current_database()) as size`
  await owner.end()
  const mb = (bytes: unknown) => Math.round(Number(bytes) / 1_048_576)
  const lines = tables.map(({ name, rows, heap, toast, indexes, parts }) =>
    [
      String(name).padEnd(28),
      String(rows).padStart(10),
      ...[heap, toast, indexes].map((bytes) => String(mb(bytes)).padStart(8)),
      `  ${parts ?? ''}`,
    ].join(''),
  )
  const head = `${'table'.padEnd(28)}${'rows'.padStart(10)}${'heap MB'.padStart(8)}${'toast'.padStart(8)}${'indexes'.padStart(8)}`
  return [`The whole database: ${mb(whole?.size)} MB`, head, ...lines].join('\n')
}
