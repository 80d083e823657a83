import { setTimeout as pause } from 'node:timers/promises'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { inOneStatement } from './in-one-statement.ts'
import { rightsBeyondServing } from './login-rights.ts'
import { newestMigration } from './newest-migration.ts'
import { excessRightsError } from './serving-login.ts'

const ASK_EVERY_MS = 1_000

/** Waits for the database. @throws an operator problem, on which the process must exit */
export const checkDatabase = async (): Promise<void> => {
  for (;;) {
    try {
      await checkLogin()
      return await checkSchema()
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      await pause(ASK_EVERY_MS)
    }
  }
}

const checkLogin = async () => {
  const [session] = await inOneStatement(
    (sql) => sql<{ login: string }[]>`select session_user::text as login`,
  )
  const login = session?.login ?? ''
  const beyond = await inOneStatement((sql) => rightsBeyondServing(sql, login))
  if (beyond) throw excessRightsError(login, beyond)
}

const checkSchema = async () => {
  const [row] = await inOneStatement(
    (sql) => sql<{ newest: string }[]>`select newest_migration()::text as newest`,
  ).catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_FUNCTION) return []
    throw error
  })
  if (Number(row?.newest ?? 0) < newestMigration()) throw olderSchema()
}

const UNDEFINED_FUNCTION = '42883'

const olderSchema = () =>
  operatorProblem(
    'The database has the schema of an older release. Start this release with `npm start`, which brings the database to its schema first; processes of the older release may go on beside it.',
  )
