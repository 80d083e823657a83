import type { Sql } from 'postgres'
import { newId } from '#lib/config/ids.ts'
import { contractRows, dependentRows } from './contract-rows.ts'
import { FUNCTIONS, frameOf, type Size } from './frame.ts'
import { outboxRows, reportRows } from './side-rows.ts'

export type World = { organizationId: string; agentId: string; managerId: string; applicationId: string }

/** Returns the ids of the measured organization (Demo) and of its agent, manager and first application. */
export const worldOf = async (owner: Sql): Promise<World> => {
  const [organization] = await owner`select id from organizations where name = 'Demo'`
  const organizationId = String(organization?.id)
  const [agent] = await owner`select id from users where email = 'agent@demo.local'`
  const [manager] = await owner`select id from users where email = 'manager@demo.local'`
  const [application] =
    await owner`select id from applications where organization_id = ${organizationId} order by id limit 1`
  return {
    organizationId,
    agentId: String(agent?.id),
    managerId: String(manager?.id),
    applicationId: String(application?.id),
  }
}

/** Inserts with triggers and constraints disabled and creates the indexes afterwards. */
export const generateData = async (owner: Sql, size: Size, log: (step: string) => void): Promise<void> => {
  const world = await worldOf(owner)
  await owner.unsafe(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  )
  for (const statement of FUNCTIONS) await owner.unsafe(statement)
  await withoutTriggers(owner, () => withoutIndexes(owner, log, () => fill(owner, { world, size, log })))
  await owner`drop table made, houses`
  log('vacuum analyze')
  await owner.unsafe('vacuum analyze')
  await owner.unsafe('set session_replication_role = origin')
}

type FillInput = { world: World; size: Size; log: (step: string) => void }

const fill = async (owner: Sql, { world, size, log }: FillInput) => {
  const tables = await owner`select id, product from price_tables
    where organization_id = ${world.organizationId} and institution_code = 'aurora' and is_default`
  const tableOf = (product: string) => String(tables.find((table) => table.product === product)?.id)
  const statements = [
    ...frameOf(size, world.agentId, world.organizationId),
    ...contractRows({ fgts: tableOf('fgts'), clt: tableOf('clt') }),
    ...dependentRows(),
    ...outboxRows(world.applicationId, newId()),
    ...reportRows(),
  ]
  for (const statement of statements) {
    log(statement.split('\n')[0]?.slice(0, 70) ?? '')
    await owner.unsafe(statement)
  }
}

const withoutTriggers = async (owner: Sql, work: () => Promise<void>) => {
  const triggers = await owner`
    select tgrelid::regclass::text as "table", quote_ident(tgname) as name,
      case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' when 'D' then 'disable' else 'enable' end as state
    from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`
  for (const { table, name } of triggers) await owner.unsafe(`alter table ${table} disable trigger ${name}`)
  await work()
  for (const { table, name, state } of triggers)
    await owner.unsafe(`alter table ${table} ${state} trigger ${name}`)
}

const withoutIndexes = async (owner: Sql, log: (step: string) => void, work: () => Promise<void>) => {
  const indexes = await owner`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)`
  for (const { name } of indexes) await owner.unsafe(`drop index ${name}`)
  await work()
  for (const { name, definition } of indexes) {
    log(`index ${name}`)
    await owner.unsafe(definition)
  }
}
