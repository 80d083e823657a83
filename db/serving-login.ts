import postgres from 'postgres'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { databaseProblem } from './database-problem.ts'
import { rightsBeyondServing } from './login-rights.ts'
import { mayDo } from './may-do.ts'
import { quoted } from './quoted.ts'
import { APP_ROLE } from './roles.ts'

/** With `isManaged`, our code sets the name and password of the login. */
export type ServingLogin = { readonly url: string; readonly isManaged: boolean }

/** SQLSTATE of an unknown user or a wrong password. */
const REFUSED = '28P01'
const ENGINE = 'graphile_worker'

export const statementsFor = ({ url }: ServingLogin): string => statementsForLogin(loginOf(url))

const statementsForLogin = (login: string) =>
  `create role ${quoted(login)} login password '…'; grant ${APP_ROLE} to ${quoted(login)};`

/**
 * Creates or repairs the login of server and worker. It owns nothing and cannot become the owner, so that
 * none of their statements can change the schema or bypass row-level security (decision 112).
 * @throws an operator problem when the owner may not create the login or the login has excessive rights
 */
export const ensureServingLogin = async (sql: postgres.Sql, serving: ServingLogin): Promise<void> => {
  const login = loginOf(serving.url)
  const [role] = await sql`select from pg_roles where rolname = ${login}`
  const beyond = await rightsBeyondServing(sql, login)
  if (beyond) throw excessRightsError(login, beyond)
  const isReached = (role || !serving.isManaged) && (await canSignIn(serving))
  if (!(isReached || (await mayDo(sql.unsafe(loginStatement(serving.url, role !== undefined))))))
    throw role ? foreignLogin(login) : lackingLogin(serving)
  if (!((await isMember(sql, login)) || (await mayDo(sql`grant ${sql(APP_ROLE)} to ${sql(login)}`))))
    throw operatorProblem(
      `User ${quoted(login)} may not work as ${APP_ROLE} yet. Let an administrator run once: grant ${APP_ROLE} to ${quoted(login)};`,
    )
  await grantJobEngine(sql, login)
}

export const excessRightsError = (login: string, beyond: string): Error =>
  operatorProblem(
    `The service must not sign in as "${login}": ${beyond}. Let an administrator run once: ${statementsForLogin(`${login}_service`)} and put the address of that login into SERVING_DATABASE_URL, or leave the setting out.`,
  )

/** Returns false if a managed login is missing or has another password. @throws any other failure */
const canSignIn = async ({ url, isManaged }: ServingLogin) => {
  const sql = postgres(url, { max: 1, connect_timeout: 10, fetch_types: false, onnotice: () => {} })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    if (isManaged && error instanceof Error && 'code' in error && error.code === REFUSED) return false
    const problem = databaseProblem(error, url)
    throw problem
      ? operatorProblem(problem.message.replaceAll('DATABASE_URL', 'SERVING_DATABASE_URL'))
      : error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Returns SQL with the name and the password in its text, because `create role` accepts no parameters. */
const loginStatement = (url: string, isKnown: boolean) => {
  const password = decodeURIComponent(new URL(url).password)
  const verb = isKnown ? 'alter role' : 'create role'
  return `${verb} ${quoted(loginOf(url))} login password '${password.replaceAll("'", "''")}'`
}

const isMember = async (sql: postgres.Sql, login: string) => {
  const [row] = await sql<{ is: boolean }[]>`select pg_has_role(${login}, ${APP_ROLE}, 'member') as is`
  return row?.is === true
}

/** Opens the job engine's tables to the login: without a policy, row-level security admits only the owner. */
const grantJobEngine = async (sql: postgres.Sql, login: string) => {
  const [name, schema] = [sql(login), sql(ENGINE)]
  await sql.begin(async (tx) => {
    // The grants are repeated at every start, because a newer engine may add tables.
    await tx`grant usage on schema ${schema} to ${name}`
    await tx`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`
    await tx`grant usage, select on all sequences in schema ${schema} to ${name}`
    await tx`grant execute on all functions in schema ${schema} to ${name}`
    const guarded = await tx<{ table: string }[]>`
      select c.relname as table from pg_class c
      where c.relnamespace = to_regnamespace(${ENGINE})::oid and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid)`
    for (const { table } of guarded)
      await tx`create policy whoever_is_granted on ${schema}.${tx(table)} using (true) with check (true)`
  })
}

const lackingLogin = (serving: ServingLogin) =>
  operatorProblem(
    `The service signs in as a user that owns nothing, which the owner of the database may not make. Let an administrator run once: ${statementsFor(serving)} and put its address into SERVING_DATABASE_URL.`,
  )

const foreignLogin = (login: string) =>
  operatorProblem(
    `The owner of the database may not set the password of user ${quoted(login)}, with which the service signs in. Let an administrator set one, and put the address into SERVING_DATABASE_URL.`,
  )

const loginOf = (url: string) => decodeURIComponent(new URL(url).username)
