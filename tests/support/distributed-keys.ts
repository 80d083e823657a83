import type { TransactionSql } from 'postgres'

type UniqueKey = { table: string; name: string; definition: string; constraint: string | null }
type Reference = {
  table: string
  name: string
  from: string[]
  target: string
  to: string[]
  actions: string
}

/**
 * Adds the organization to every key and to every reference between these tables, as an engine that
 * distributes rows by `organization_id` requires.
 */
export const distributeKeys = async (tx: TransactionSql, tables: readonly string[]): Promise<void> => {
  const references = (await referencesOf(tx)).filter(({ table }) => tables.includes(table))
  const keys = (await uniqueKeysOf(tx)).filter(({ table }) => tables.includes(table))
  const apart = keys.filter(({ definition }) => !definition.includes('organization_id'))
  const between = references.filter(({ target }) => tables.includes(target))
  for (const { table, name } of between) await tx`alter table ${tx(table)} drop constraint ${tx(name)}`
  for (const { table, name, constraint, definition } of apart) {
    if (constraint) await tx`alter table ${tx(table)} drop constraint ${tx(constraint)}`
    else await tx`drop index ${tx(name)}`
    await tx.unsafe(definition.replace('USING btree (', 'USING btree (organization_id, '))
  }
  for (const { table, name, from, target, to, actions } of between) {
    const [own, other] = [withOrganization(from), withOrganization(to)]
    await tx`alter table ${tx(table)} add constraint ${tx(name)}
      foreign key (${tx(own)}) references ${tx(target)} (${tx(other)}) ${tx.unsafe(actions)}`
  }
}

const withOrganization = (columns: string[]) =>
  columns.includes('organization_id') ? columns : ['organization_id', ...columns]

export const uniqueKeysOf = (tx: TransactionSql) =>
  tx<UniqueKey[]>`
    select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition, k.conname as constraint
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      left join pg_constraint k on k.conindid = i.oid and k.contype in ('p', 'u')
    where c.relnamespace = 'public'::regnamespace and x.indisunique`

export const referencesOf = (tx: TransactionSql) =>
  tx<Reference[]>`
    select c.relname as table, k.conname as name, t.relname as target,
      array(select attname::text from unnest(k.conkey) with ordinality o(number, position)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.number order by position) as from,
      array(select attname::text from unnest(k.confkey) with ordinality o(number, position)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.number order by position) as to,
      coalesce(substring(pg_get_constraintdef(k.oid) from '\\) ((?:ON|DEFERRABLE).*)$'), '') as actions
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`
