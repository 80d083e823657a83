import type postgres from 'postgres'

/** Roles whose members can access all data, files or programs, whatever is granted on the tables. */
const MIGHTY_ROLES = [
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_execute_server_program',
]

type Rights = {
  isAbove: boolean
  makesRoles: boolean
  replicates: boolean
  owns: boolean
  mightyRole: string | null
}

export const rightsBeyondServing = async (sql: postgres.ISql, login: string): Promise<string | undefined> => {
  const [row] = await sql<Rights[]>`
    select rolsuper or rolbypassrls as "isAbove", rolcreaterole as "makesRoles", rolreplication as replicates,
      exists (select from pg_database d
          where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'member'))
        or exists (select from pg_class c
          where c.oid = to_regclass('public.organizations') and pg_has_role(r.oid, c.relowner, 'member')) as owns,
      (select other.rolname from pg_roles other
        where other.oid <> r.oid and pg_has_role(r.oid, other.oid, 'member')
          and (other.rolsuper or other.rolbypassrls or other.rolcreaterole or other.rolreplication
            or other.rolname = any(string_to_array(${MIGHTY_ROLES.join(',')}, ',')))
        order by other.rolname limit 1) as "mightyRole"
    from pg_roles r where rolname = ${login}`
  if (row?.isAbove) return 'it steps around row-level security'
  if (row?.makesRoles) return 'it may make roles'
  if (row?.owns) return 'it is, or may become, the owner of the database'
  if (row?.replicates) return 'it may copy the whole database (replication)'
  return row?.mightyRole ? `it may act as "${row.mightyRole}", which steps around what is granted` : undefined
}
