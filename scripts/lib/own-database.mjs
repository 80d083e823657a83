import { createHash } from 'node:crypto'
import { problem } from './output.mjs'

/** Whether this service was asked to work on a Postgres of the operator's. */
export const hasOwnDatabase = () => Boolean(process.env.DATABASE_URL)

/** Whether links and tokens may name an address that is no https one. */
export const isTryingOut = () => ['1', 'true'].includes(process.env.TRYING_OUT ?? '')

/**
 * The environment of processes on the operator's own database. What would otherwise be guessed or generated
 * by chance must be given then, and everything that lacks is named at once.
 */
export const ownDatabaseEnvironment = () => {
  const { DATABASE_URL, APP_SECRET = '', ORIGIN } = process.env
  const lacking = []
  if (APP_SECRET.length < 32)
    lacking.push(
      'APP_SECRET: a random text of at least 32 characters, the same for every instance and for ever (make one with: openssl rand -hex 32)',
    )
  if (!ORIGIN && !isTryingOut())
    lacking.push(
      'ORIGIN: the https address people and programs use, as in https://credit.example.com (to try it out on this machine: TRYING_OUT=1)',
    )
  if (lacking.length > 0)
    throw problem(`With DATABASE_URL set, these must be set too:\n  ${lacking.join('\n  ')}`)
  return { DATABASE_URL, APP_SECRET, EMBEDDED: '0' }
}

/**
 * The key with which Next encrypts what server actions enclose: equal in all instances with the same secret,
 * so that they understand each other's pages.
 * @param {string} appSecret
 */
export const serverActionsKey = (appSecret) =>
  createHash('sha256').update(`server-actions\n${appSecret}`).digest('base64')
