import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} dataDir */
export const embeddedAppSecret = (dataDir) => {
  if (process.env.APP_SECRET) return process.env.APP_SECRET
  const path = join(dataDir, 'app-secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim()
}
