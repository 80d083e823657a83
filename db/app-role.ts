import type postgres from 'postgres'
import { operatorProblem } from '#lib/config/operator-problem'
import { APP_ROLE } from './roles.ts'

type Owner = postgres.Sql

/**
 * Makes the role that every process works as, and lets the owner of the database take it on. An owner who may
 * not make roles needs it made once: the problem thrown names the statement.
 */
export const ensureAppRole = async (sql: Owner): Promise<void> => {
  const [owner] = await sql<{ name: string }[]>`select current_user as name`
  const name = owner?.name ?? ''
  if (!(await findAppRole(sql)) && !(await mayDo(sql`create role ${sql(APP_ROLE)} nologin`)))
    throw lacking(name)
  const role = await findAppRole(sql)
  if (role?.isAboveRows) {
    throw operatorProblem(
      `The role ${APP_ROLE} steps around row-level security, which keeps organizations apart. Let an administrator run: alter role ${APP_ROLE} nosuperuser nobypassrls;`,
    )
  }
  if (await mayTakeOn(sql)) return
  await mayDo(sql`grant ${sql(APP_ROLE)} to current_user`)
  if (!(await mayTakeOn(sql))) throw lacking(name, role !== undefined)
}

const lacking = (owner: string, isThere = false) => {
  const create = isThere ? '' : `create role ${APP_ROLE} nologin; `
  return operatorProblem(
    `User "${owner}" may not make the role that the service works as. Let an administrator run once: ${create}grant ${APP_ROLE} to "${owner}";`,
  )
}

const findAppRole = async (sql: Owner) => {
  const [role] = await sql<{ isAboveRows: boolean }[]>`
    select rolsuper or rolbypassrls as "isAboveRows" from pg_roles where rolname = ${APP_ROLE}`
  return role
}

/** Whether the owner can become the role: being its member alone is not enough from Postgres 16 on. */
const mayTakeOn = (sql: Owner) => mayDo(sql.begin((tx) => tx`set local role ${tx(APP_ROLE)}`))

/** Whether a statement was permitted; another start making the same at the same time is as good. */
const mayDo = async (statement: PromiseLike<unknown>) => {
  try {
    await statement
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === '42710' || code === '23505') return true
    if (code === '42501') return false
    throw error
  }
}
