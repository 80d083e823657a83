import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedAppSecret } from './app-secret.mjs'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { takeLock } from './lock.mjs'
import { problem, say, sayError } from './output.mjs'
import { dataDirectory, makeDataDirectory } from './paths.mjs'
import { onStop } from './stop.mjs'

const POLL_EVERY_MS = 2000

/** Locks the data folder, because two services must not work on the same data. */
export const lockDataDirectory = () => {
  const lock = takeLock(join(makeDataDirectory(), 'start.lock'))
  if ('holder' in lock) {
    throw problem(
      `The service already runs here: process ${lock.holder} uses ${dataDirectory()}.\nStop it first, or give the second one its own folder and port: DATA_DIR=.data2 PORT=3001 npm start`,
    )
  }
  onStop(lock.release)
  return lock
}

const MEGABYTE = 1024 * 1024
/** Disk space for a new database with its log, and for the start of an existing database. */
const NEEDED = { new: 256 * MEGABYTE, present: 64 * MEGABYTE }

/** Reports a full disk in one sentence, where Postgres would write twenty lines. */
const checkRoom = () => {
  const folder = dataDirectory()
  const { bavail, bsize } = statfsSync(folder)
  const needed = existsSync(join(folder, 'postgres', 'cluster')) ? NEEDED.present : NEEDED.new
  if (bavail * bsize >= needed) return
  const [free, least] = [bavail * bsize, needed].map((bytes) => Math.floor(bytes / MEGABYTE))
  throw problem(
    `The disk of ${folder} is full: ${free} MB are free, the database needs ${least} MB.\nFree some space, or use another folder for the data: DATA_DIR=/another/folder npm start`,
  )
}

export const openEmbeddedDatabase = async () => {
  checkRoom()
  const postgres = await startEmbeddedPostgres({ dataDir: dataDirectory() })
  onStop(postgres.stop)
  const watch = setInterval(healIfDead, POLL_EVERY_MS)
  onStop(() => clearInterval(watch))
  let isHealing = false
  async function healIfDead() {
    if (isHealing || postgres.isRunning()) return
    isHealing = true
    say('  Postgres ended; restarting it')
    await postgres.heal().catch(sayError)
    isHealing = false
  }
  return {
    reused: postgres.reused,
    env: {
      DATABASE_URL: postgres.url,
      APP_SECRET: embeddedAppSecret(dataDirectory()),
      EMBEDDED: '1',
      DATA_DIR: dataDirectory(),
    },
  }
}
