import { createHash } from 'node:crypto'
import { problem } from './output.mjs'

/** The operator's own Postgres instead of the embedded one. */
export const hasOwnDatabase = () => Boolean(process.env.DATABASE_URL)

/** Allows links and tokens with an address other than https. */
export const isTryingOut = () => ['1', 'true'].includes(process.env.TRYING_OUT ?? '')

/**
 * Nothing is guessed or generated for the operator's own database; all that is missing is reported at once.
 */
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

/**
 * Key with which Next encrypts the closures of server actions. It is equal in all instances with the same
 * secret, so that they understand each other's pages.
 * @param {string} appSecret
 */
export const serverActionsKey = (appSecret) =>
  createHash('sha256').update(`server-actions\n${appSecret}`).digest('base64')
