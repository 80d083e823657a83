import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from './memory-folder.mjs'
import { canEnter } from './postgres-user.mjs'
import { isAlive } from './process-identity.mjs'
import { reachableFolder } from './reachable-folder.mjs'

const TEMPORARY = 'origination-postgres-'

/** @param {string} dataDir @param {import('./postgres-user.mjs').PostgresUser} user */
export const persistentHome = (dataDir, user) => {
  mkdirSync(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 })
  const link = join(dataDir, 'postgres')
  if (user && !canEnter(user, dataDir) && !isPresent(link)) {
    // The OS user of Postgres cannot access DATA_DIR, so the data lies elsewhere and is linked from there.
    const elsewhere = join(reachableFolder(user), `data-${randomBytes(6).toString('hex')}`)
    mkdirSync(elsewhere, { mode: 0o700 })
    symlinkSync(elsewhere, link)
  }
  mkdirSync(existsSync(link) ? realpathSync(link) : link, { recursive: true, mode: 0o700 })
  const home = realpathSync(link)
  if (user) chownSync(home, user.uid, user.gid)
  return home
}

/** @param {import('./postgres-user.mjs').PostgresUser} user @param {{ durable: boolean }} options */
export const temporaryHome = (user, { durable }) => {
  const base = (!durable && memoryBase(user)) || temporaryBase(user)
  const home = realpathSync(mkdtempSync(join(base, `${TEMPORARY}${process.pid}-`)))
  if (user) chownSync(home, user.uid, user.gid)
  return home
}

/** @param {import('./postgres-user.mjs').PostgresUser} user */
export const abandonedHomes = (user) =>
  [temporaryBase(user), memoryBase(user)]
    .filter((base) => base !== undefined)
    .flatMap((base) =>
      readdirSync(base)
        .filter(
          (name) =>
            name.startsWith(TEMPORARY) && !isAlive(Number(name.slice(TEMPORARY.length).split('-')[0])),
        )
        .map((name) => join(base, name)),
    )

/** @param {string} home */
export const removeHome = (home) =>
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

/** @param {import('./postgres-user.mjs').PostgresUser} user */
const temporaryBase = (user) => {
  const base = tmpdir()
  return canEnter(user, base) ? base : reachableFolder(user)
}

/** @param {import('./postgres-user.mjs').PostgresUser} user */
const memoryBase = (user) => {
  const folder = memoryFolder()
  return folder && canEnter(user, folder) ? folder : undefined
}

/** @param {string} path */
const isPresent = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined
