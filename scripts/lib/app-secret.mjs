import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from './output.mjs'

/**
 * The secret everything else is derived from: APP_SECRET, or in the embedded mode one drawn once and kept in DATA_DIR.
 * @param {string} dataDir
 */
export const embeddedAppSecret = (dataDir) => {
  if (process.env.APP_SECRET) return process.env.APP_SECRET
  const path = join(dataDir, 'app-secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim()
}

/** With a database of your own the secret must be yours as well: every instance needs the same one. */
export const requiredAppSecret = () => {
  const secret = process.env.APP_SECRET ?? ''
  if (secret.length >= 32) return secret
  throw problem(
    'With DATABASE_URL set, APP_SECRET must be set too: a random text of at least 32 characters, the same for every instance.\nMake one with: openssl rand -hex 32',
  )
}

/**
 * The key of Next's server actions, equal in every build made with the same secret, so that instances built apart
 * understand each other's pages.
 * @param {string} appSecret
 */
export const serverActionsKey = (appSecret) =>
  createHash('sha256').update(`server-actions\n${appSecret}`).digest('base64')
