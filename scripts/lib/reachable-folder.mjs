import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from './output.mjs'
import { canEnter } from './postgres-user.mjs'

/** Returns a folder that only root can write to. @param {import('./postgres-user.mjs').PostgresUser} user */
export const reachableFolder = (user) => {
  for (const base of ['/var/lib', '/var/tmp']) {
    const folder = join(base, 'origination')
    try {
      mkdirSync(folder, { mode: 0o755 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) continue
    }
    // Another user may have created it in a world-writable base, but root must only run files of root.
    const stats = lstatSync(folder)
    const isOurs = stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0
    if (isOurs && canEnter(user, folder)) return folder
  }
  throw problem(
    'Postgres cannot run as root, and its account cannot reach this folder.\nMove the checkout and DATA_DIR to folders that other accounts can access, or set DATABASE_URL.',
  )
}
