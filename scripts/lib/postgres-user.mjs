import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { problem } from './output.mjs'

/** @typedef {{ uid: number, gid: number } | undefined} PostgresUser undefined: the current user, not root */
/** Returns an account for Postgres, which refuses to run as root. @returns {PostgresUser} */
export const postgresUser = () => {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw problem(
    'Postgres cannot run as root, and there is no account "postgres" or "nobody" to run it as. Set DATABASE_URL instead.',
  )
}

/**
 * Tries the folder with `cd`, because any of its parent folders may deny access.
 * @param {PostgresUser} user @param {string} folder
 */
export const canEnter = (user, folder) =>
  user === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
