import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLoss } from './connection-loss.ts'
import { inOneStatement } from './in-one-statement.ts'
import { rightsBeyondServing } from './login-rights.ts'
import { mightDoMore } from './serving-login.ts'

/** How often a database that is away is asked. Milliseconds. */
const ASK_EVERY_MS = 1_000

/**
 * Whether this process signed in to the database as a login that can only serve; a database that is away is
 * waited for.
 * @throws an operator's problem where the login is, or may become, more: the process must end
 */
export const checkServingLogin = async (): Promise<void> => {
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      await pause(ASK_EVERY_MS)
    }
  }
}

const check = async () => {
  const [session] = await inOneStatement(
    (sql) => sql<{ login: string }[]>`select session_user::text as login`,
  )
  const login = session?.login ?? ''
  const beyond = await inOneStatement((sql) => rightsBeyondServing(sql, login))
  if (beyond) throw mightDoMore(login, beyond)
}
