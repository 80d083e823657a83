import type postgres from 'postgres'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { mayDo } from './may-do.ts'
import { APP_ROLE } from './roles.ts'
import { type ServingLogin, statementsFor } from './serving-login.ts'

type Owner = postgres.Sql

/** @throws an operator problem that names the statements an administrator must run */
export const ensureAppRole = async (sql: Owner, serving?: ServingLogin): Promise<void> => {
  const [owner] = await sql<{ name: string }[]>`select current_user as name`
  const name = owner?.name ?? ''
  if (!(await findAppRole(sql)) && !(await mayDo(sql`create role ${sql(APP_ROLE)} nologin`)))
    throw lacking(name, { serving })
  const role = await findAppRole(sql)
  if (role?.isAboveRows) {
    throw operatorProblem(
      `The role ${APP_ROLE} steps around row-level security, which keeps organizations apart. Let an administrator run: alter role ${APP_ROLE} nosuperuser nobypassrls;`,
    )
  }
  if (await mayTakeOn(sql)) return
  await mayDo(sql`grant ${sql(APP_ROLE)} to current_user`)
  if (!(await mayTakeOn(sql))) throw lacking(name, { isThere: role !== undefined })
}

const lacking = (
  owner: string,
  { isThere = false, serving }: { isThere?: boolean; serving?: ServingLogin | undefined },
) => {
  const create = isThere ? '' : `create role ${APP_ROLE} nologin; `
  const grant = `grant ${APP_ROLE} to "${owner}";`
  const login = serving?.isManaged
    ? ` ${statementsFor(serving)} and put the address of the second one into SERVING_DATABASE_URL`
    : ''
  return operatorProblem(
    `User "${owner}" may not make the role that the service works as. Let an administrator run once: ${create}${grant}${login}`,
  )
}

const findAppRole = async (sql: Owner) => {
  const [role] = await sql<{ isAboveRows: boolean }[]>`
    select rolsuper or rolbypassrls as "isAboveRows" from pg_roles where rolname = ${APP_ROLE}`
  return role
}

/** Tries `set role`, because membership in the role has not been enough since Postgres 16. */
const mayTakeOn = (sql: Owner) => mayDo(sql.begin((tx) => tx`set local role ${tx(APP_ROLE)}`))
