import { join } from 'node:path'
import { embeddedAppSecret } from './app-secret.mjs'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { takeLock } from './lock.mjs'
import { problem, say, sayError } from './output.mjs'
import { dataDirectory, makeDataDirectory } from './paths.mjs'
import { onStop } from './stop.mjs'

const POLL_EVERY_MS = 2000

/** Takes DATA_DIR for this process: two starts on the same data would fight. */
export const lockDataDirectory = () => {
  const lock = takeLock(join(makeDataDirectory(), 'start.lock'))
  if ('holder' in lock) {
    throw problem(
      `This service already runs here: process ${lock.holder} uses ${dataDirectory()}.\nStop it first, or give the second one its own: DATA_DIR=.data2 PORT=3001 npm start`,
    )
  }
  onStop(lock.release)
  return lock
}

/** Starts the embedded Postgres of DATA_DIR and keeps it alive until this command stops. */
export const openEmbeddedDatabase = async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: dataDirectory() })
  onStop(postgres.stop)
  const watch = setInterval(healIfDead, POLL_EVERY_MS)
  onStop(() => clearInterval(watch))
  let isHealing = false
  async function healIfDead() {
    if (isHealing || postgres.isRunning()) return
    isHealing = true
    say('  Postgres ended; starting it again')
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
