import type { Harness } from '#tests/support/servers/harness.ts'

type Owner = Harness['database']['owner']

/** Maps each column (`table.column`) to the names of the patterns found in it. */
export type Traces = Readonly<Record<string, readonly string[]>>

/**
 * Searches every column of every table, including the job engine's tables, for the patterns, as a reader of a
 * database dump could.
 */
export const tracesIn = async (owner: Owner, sought: Readonly<Record<string, RegExp>>): Promise<Traces> => {
  const columns = await owner<{ schema: string; table: string; column: string; type: string }[]>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'graphile_worker') and t.table_type = 'BASE TABLE'
    order by 1, 2, 3`
  const matches: Record<string, string[]> = {}
  for (const { schema, table, column, type } of columns) {
    const value = owner(column)
    const text = type === 'bytea' ? owner`encode(${value}, 'escape')` : owner`${value}::text`
    const rows = await owner<{ text: string }[]>`
      select ${text} as text from ${owner(schema)}.${owner(table)} where ${value} is not null`
    const kinds = Object.entries(sought).filter(([, pattern]) => rows.some((row) => pattern.test(row.text)))
    if (kinds.length > 0) matches[`${table}.${column}`] = kinds.map(([name]) => name)
  }
  return matches
}

/** Matches the digits with or without separators (points, spaces …) or their URL encoding. */
export const digitsWithAnythingBetween = (digits: string): RegExp =>
  new RegExp(`(?<!\\d)${[...digits].join('(?:[^0-9a-z]|%2[0-9A-F]){0,3}')}(?![0-9])`)
