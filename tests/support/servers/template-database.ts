import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { databaseUrl, serverUrl, servingUrl, TEST_ENVIRONMENT, TEST_INSTANT } from './test-environment.ts'

const run = promisify(execFile)
const SEEDS = ['db/migrate.ts', 'db/seed/reference.ts', 'db/seed/demo.ts']

/** Hashes `db/` and the instant of the seeded rows, so that a stale template is never used. */
const templateName = () => {
  const hash = createHash('sha256').update(TEST_INSTANT)
  for (const file of readdirSync('db', { recursive: true, withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)))
  }
  return `template_${hash.digest('hex').slice(0, 16)}`
}

/** Vitest's global setup: creates one migrated and seeded template, which each test file copies. */
export const setup = async (): Promise<void> => {
  const name = templateName()
  process.env.TEST_TEMPLATE = name
  const sql = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(918273)`
    const [row] = await sql`select 1 from pg_database where datname = ${name}`
    if (row) return
    await sql.unsafe(`drop database if exists building_${name} with (force)`)
    await sql.unsafe(`create database building_${name}`)
    for (const script of SEEDS) {
      await run(process.execPath, ['--import', './tests/support/fixtures/fixed-instant.ts', script], {
        env: {
          ...process.env,
          ...TEST_ENVIRONMENT,
          ORIGIN: 'http://localhost',
          DATABASE_URL: databaseUrl(`building_${name}`),
          SERVING_DATABASE_URL: servingUrl(databaseUrl(`building_${name}`)),
          MANAGED_LOGIN: '1',
        },
      })
    }
    await sql.unsafe(`alter database building_${name} rename to ${name}`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
