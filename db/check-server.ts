import type postgres from 'postgres'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { APP_ROLE } from './roles.ts'

const OLDEST_MAJOR = 14

type Server = {
  version: number
  encoding: string
  isStandby: boolean
  owner: string
  database: string
  mayMakeSchemas: boolean
  mayMakeTables: boolean
}

/** @throws an operator problem for an unsuitable server or database */
export const checkServer = async (sql: postgres.Sql): Promise<void> => {
  const [server] = await sql<Server[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as "isStandby", current_user as owner, current_database() as database,
      has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
      coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as "mayMakeTables"`
  const problem = server && serverProblem(server)
  if (problem) throw operatorProblem(problem)
}

export const serverProblem = (server: Server): string | undefined => {
  const { version, encoding, owner, database } = server
  const major = Math.floor(version / 10_000)
  if (major < OLDEST_MAJOR)
    return `Postgres ${OLDEST_MAJOR} or newer is needed, and the server of DATABASE_URL is Postgres ${major}.`
  if (encoding !== 'UTF8')
    return `Database "${database}" keeps its texts as ${encoding}. Let an administrator make one that can hold every name: create database "${database}_utf8" owner "${owner}" encoding 'UTF8' template template0;`
  if (server.isStandby)
    return 'The server of DATABASE_URL can only be read from: it is a standby. Put the primary into DATABASE_URL.'
  if (owner === APP_ROLE)
    return `DATABASE_URL signs in as ${APP_ROLE}, which row-level security binds because it owns nothing. Sign in as another role, which owns the database.`
  if (!server.mayMakeSchemas)
    return `User "${owner}" may make nothing in database "${database}". Let an administrator run: alter database "${database}" owner to "${owner}";`
  if (!server.mayMakeTables)
    return `User "${owner}" may make no tables in database "${database}". Let an administrator run in it: create schema if not exists public; grant all on schema public to "${owner}";`
  return undefined
}
