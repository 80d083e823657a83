import type { Sql, TransactionSql } from 'postgres'
import { contractRows, dependentRows } from './contract-rows.ts'
import { FUNCTIONS, frameOf, type Size } from './frame.ts'
import { outboxRows, reportRows } from './side-rows.ts'

const DEMO = 'Demo'

export type World = { organizationId: string; agentId: string; managerId: string; applicationId: string }

/** Returns the organization that is measured; the people and the program are always those of the demo. */
export const worldOf = async (owner: Sql, organizationName = DEMO): Promise<World> => {
  const [organization] = await owner`select id from organizations where name = ${organizationName}`
  const organizationId = String(organization?.id)
  const [agent] = await owner`select id from users where email = 'agent@demo.local'`
  const [manager] = await owner`select id from users where email = 'manager@demo.local'`
  const [application] =
    await owner`select a.id from applications a join organizations o on o.id = a.organization_id
      where o.name = ${DEMO} order by a.id limit 1`
  return {
    organizationId,
    agentId: String(agent?.id),
    managerId: String(manager?.id),
    applicationId: String(application?.id),
  }
}

/** Inserts without triggers and foreign-key checks, then adds indexes. Continues an interrupted run. */
export const generateData = async (owner: Sql, size: Size, log: (step: string) => void): Promise<void> => {
  const world = await worldOf(owner)
  await owner.unsafe(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  )
  const once = await stepsOf(owner, log)
  await once('functions', async (tx) => {
    for (const statement of FUNCTIONS) await tx.unsafe(statement)
  })
  await once('triggers off', disableTriggers)
  await once('indexes off', dropIndexes)
  await fill(owner, { world, size, once })
  await createIndexes(owner, once)
  await once('triggers on', enableTriggers)
  await once('tables of the generator', (tx) => tx`drop table made, houses, bench_triggers, bench_indexes`)
  log('vacuum analyze')
  await owner.unsafe('vacuum analyze')
  await owner.unsafe('set session_replication_role = origin')
}

type Once = (name: string, work: (tx: TransactionSql) => Promise<unknown>) => Promise<void>

/** Returns a function that runs each step once per database, recording it in the transaction of its work. */
const stepsOf = async (owner: Sql, log: (step: string) => void): Promise<Once> => {
  await owner`create table if not exists bench_steps (name text primary key)`
  const done = new Set((await owner`select name from bench_steps`).map(({ name }) => String(name)))
  return async (name, work) => {
    if (done.has(name)) return
    log(name)
    await owner.begin(async (tx) => {
      await work(tx)
      await tx`insert into bench_steps (name) values (${name})`
    })
  }
}

/** Fixed id of the webhook endpoint, so that a continued run refers to the row of the interrupted one. */
const ENDPOINT = '01900000-0000-7000-8000-00000000beef'

type FillInput = { world: World; size: Size; once: Once }

const fill = async (owner: Sql, { world, size, once }: FillInput) => {
  const tables = await owner`select id, product from price_tables
    where organization_id = ${world.organizationId} and institution_code = 'aurora' and is_default`
  const tableOf = (product: string) => String(tables.find((table) => table.product === product)?.id)
  const statements = [
    ...frameOf(size, world.agentId, world.organizationId),
    ...contractRows({ fgts: tableOf('fgts'), clt: tableOf('clt') }),
    ...dependentRows(),
    ...outboxRows(world.applicationId, ENDPOINT),
    ...reportRows(),
  ]
  for (const [at, statement] of statements.entries())
    await once(`${at + 1}/${statements.length} ${statement.split('\n')[0]?.slice(0, 70)}`, (tx) =>
      tx.unsafe(statement),
    )
}

const disableTriggers = async (tx: TransactionSql) => {
  await tx`create table bench_triggers as
    select tgrelid::regclass::text as "table", quote_ident(tgname) as name,
      case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' when 'D' then 'disable' else 'enable' end as state
    from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`
  for (const { table, name } of await tx`select * from bench_triggers`)
    await tx.unsafe(`alter table ${table} disable trigger ${name}`)
}

const enableTriggers = async (tx: TransactionSql) => {
  for (const { table, name, state } of await tx`select * from bench_triggers`)
    await tx.unsafe(`alter table ${table} ${state} trigger ${name}`)
}

/** Creates the indexes listed in `bench_indexes`; a completed earlier run has dropped that table. */
const createIndexes = async (owner: Sql, once: Once) => {
  const [list] = await owner`select to_regclass('bench_indexes') as name`
  if (!list?.name) return
  const indexes = await owner`select name, definition from bench_indexes order by name`
  for (const { name, definition } of indexes) await once(`index ${name}`, (tx) => tx.unsafe(definition))
}

const dropIndexes = async (tx: TransactionSql) => {
  await tx`create table bench_indexes as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)`
  for (const { name } of await tx`select name from bench_indexes`) await tx.unsafe(`drop index ${name}`)
}
