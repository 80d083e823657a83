import { createHash } from 'node:crypto'
import { problem } from './output.mjs'

export const hasOwnDatabase = () => Boolean(process.env.DATABASE_URL)

/** With TRYING_OUT=1, ORIGIN may use http or be missing. */
export const isTryingOut = () => ['1', 'true'].includes(process.env.TRYING_OUT ?? '')

/** Reports all missing settings in one error; never guesses or generates a setting. */
export const ownDatabaseEnvironment = () => {
  const { DATABASE_URL, APP_SECRET = '', ORIGIN } = process.env
  const lacking = []
  if (APP_SECRET.length < 32)
    lacking.push(
      'APP_SECRET: a random text of at least 32 characters, the same for every instance; it can never change (generate one: openssl rand -hex 32)',
    )
  if (!ORIGIN && !isTryingOut())
    lacking.push(
      'ORIGIN: the https address people and programs use, such as https://credit.example.com (to try it out on this machine: TRYING_OUT=1)',
    )
  if (lacking.length > 0)
    throw problem(`With DATABASE_URL set, these must be set too:\n  ${lacking.join('\n  ')}`)
  return { DATABASE_URL, APP_SECRET, EMBEDDED: '0' }
}

/** Returns one key per secret, so that instances accept each other's actions. @param {string} appSecret */
export const serverActionsKey = (appSecret) =>
  createHash('sha256').update(`server-actions\n${appSecret}`).digest('base64')
