import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '#tests/support/checks/eventually.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { spawnService } from '#tests/support/servers/spawn-service.ts'
import { movePrograms } from './move-programs.ts'
import { operatorOf } from './operator.ts'

const SERVING_WITHIN_MS = 280_000
const PACE = { SANDBOX_DELAY_SCALE: '0.05', RATE_LIMIT_PER_MINUTE: '1000000' }

/** Starts the whole service as `npm start` does, and sets it up for the API clients as an operator would. */
export const startServiceUnderPrograms = async (
  database?: { url: string; servingUrl: string },
  checkout = process.cwd(),
) => {
  const folder = mkdtempSync(join(tmpdir(), 'origination-programs-'))
  // If the tests run as root, Postgres runs as another user, who must be able to access the folder.
  chmodSync(folder, 0o711)
  const settings = {
    DATA_DIR: join(folder, 'data'),
    ...PACE,
    ...(database && (await ownDatabase(database))),
  }
  const service = spawnService(settings, checkout)
  const origin = await servingAt(service)
  const programs = await movePrograms(operatorOf(settings, checkout), origin)
  const receiver = await startReceiver()
  return {
    ...programs,
    receiver,
    stop: async () => {
      await receiver.stop()
      await service.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const servingAt = async (service: ReturnType<typeof spawnService>): Promise<string> => {
  let hasExited = false
  void service.exit.then(() => {
    hasExited = true
  })
  const result = await eventually(
    'the service to serve',
    () => service.origin() ?? hasExited,
    SERVING_WITHIN_MS,
  ).catch((error: Error) => error)
  if (typeof result !== 'string') throw new Error(`the service does not serve:\n${service.output()}`)
  return result
}

export type ServiceUnderPrograms = Awaited<ReturnType<typeof startServiceUnderPrograms>>

/**
 * Returns the settings for a given database. Allows webhooks to loopback, because the tests' receivers listen
 * there and the service rejects loopback addresses by default.
 */
const ownDatabase = async ({ url, servingUrl }: { url: string; servingUrl: string }) => {
  const { freePort } = await import('#scripts/lib/free-port.mjs')
  const PORT = String(await freePort())
  return {
    DATABASE_URL: url,
    // The start script must ignore it, because published accounts belong to the embedded database.
    EMBEDDED: '1',
    SERVING_DATABASE_URL: servingUrl,
    APP_SECRET: randomBytes(24).toString('hex'),
    HOST: '127.0.0.1',
    PORT,
    ORIGIN: `http://localhost:${PORT}`,
    TRYING_OUT: '1',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  }
}
