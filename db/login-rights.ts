import type postgres from 'postgres'

/**
 * Returns the excessive right of a login as text ("it may make roles"), or undefined if the login has none.
 */
export const rightsBeyondServing = async (sql: postgres.ISql, login: string): Promise<string | undefined> => {
  const [row] = await sql<{ isAbove: boolean; makesRoles: boolean; owns: boolean }[]>`
    select rolsuper or rolbypassrls as "isAbove", rolcreaterole as "makesRoles",
      exists (select from pg_database d
          where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'member'))
        or exists (select from pg_class c
          where c.oid = to_regclass('public.organizations') and pg_has_role(r.oid, c.relowner, 'member')) as owns
    from pg_roles r where rolname = ${login}`
  if (row?.isAbove) return 'it steps around row-level security'
  if (row?.makesRoles) return 'it may make roles'
  return row?.owns ? 'it is, or may become, the owner of the database' : undefined
}
