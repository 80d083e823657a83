import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { servingDatabase } from '../scripts/lib/serving-database.mjs'
import { type SeededVolume, seedVolume } from './seed-volume.ts'

const run = promisify(execFile)
const STEPS = ['db/migrate.ts', 'db/seed/reference.ts', 'db/seed/demo.ts']

export type BenchDatabase = {
  environment: Record<string, string>
  /** Connection URL of the database owner, a superuser and so exempt from row-level security. */
  ownerUrl: string
  volume: SeededVolume
  /** Runs a vacuum and a checkpoint, so that every load starts from the same state. */
  settle: () => Promise<void>
  drop: () => Promise<void>
}

export const prepareDatabase = async (
  serverUrl: string,
  proposals: number,
  settings: Record<string, string> = {},
): Promise<BenchDatabase> => {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await server.unsafe(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const environment: Record<string, string> = {
    DATABASE_URL: url.href,
    APP_SECRET: randomBytes(32).toString('hex'),
    EMBEDDED: '1',
    HOST: '127.0.0.1',
    ORIGIN: 'http://127.0.0.1',
    NEXTAUTH_URL: 'http://127.0.0.1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
    ...settings,
  }
  const serving = servingDatabase(environment)
  const making = { ...environment, SERVING_DATABASE_URL: serving.url, MANAGED_LOGIN: '1' }
  for (const step of STEPS) await run(process.execPath, [step], { env: { ...process.env, ...making } })
  const owner = postgres(url.href, { max: 1, onnotice: () => {} })
  const volume = await seedVolume(owner, proposals)
  await run(process.execPath, ['bench/encrypt-customers.ts'], { env: { ...process.env, ...making } })
  await owner`vacuum analyze`
  return {
    environment: { ...environment, DATABASE_URL: serving.url },
    ownerUrl: url.href,
    volume,
    settle: async () => {
      await owner`vacuum analyze`
      await owner`checkpoint`
    },
    drop: async () => {
      await owner.end({ timeout: 5 })
      await server.unsafe(`drop database if exists ${name} with (force)`)
      await server.end({ timeout: 5 })
    },
  }
}
