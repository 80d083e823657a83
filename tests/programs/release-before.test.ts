import { execFileSync, spawnSync } from 'node:child_process'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { checkOut, releaseBefore } from '#tests/support/servers/release-before.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'
import { existingPrograms } from './existing-programs.ts'
import { plainDatabase } from './plain-database.ts'

const before = checkOut(releaseBefore())
afterAll(() => before.remove())

type Database = Awaited<ReturnType<typeof plainDatabase>>

const settingsOf = ({ url, servingUrl }: Pick<Database, 'url' | 'servingUrl'>) => ({
  ...process.env,
  ...TEST_ENVIRONMENT,
  DATABASE_URL: url,
  SERVING_DATABASE_URL: servingUrl,
})

const migrate = (checkout: string, database: Database) =>
  execFileSync(process.execPath, ['db/migrate.ts'], { cwd: checkout, env: settingsOf(database) })

describe('the previous release on a database migrated by this one', () =>
  existingPrograms(
    async () => {
      const database = await plainDatabase()
      migrate(process.cwd(), database)
      return database
    },
    async () => before.folder,
  ))

describe('this release on a database with an older schema', () => {
  test.each(['server.ts', 'worker.ts'])(
    'is rejected with a sentence that says what to do: %s',
    async (entry) => {
      const database = await plainDatabase()
      migrate(process.cwd(), database)
      await forgetNewestMigration(database.url)
      const env = { ...settingsOf({ ...database, url: database.servingUrl }), LOG_LEVEL: 'info', PORT: '0' }
      const { status, stdout } = spawnSync(process.execPath, [entry], { env, encoding: 'utf8' })
      expect(stdout).toContain(
        'The database has the schema of an older release. Start this release with `npm start`',
      )
      expect(status).toBe(1)
      await database.drop()
    },
  )
})

const forgetNewestMigration = async (url: string) => {
  const owner = postgres(url, { max: 1 })
  await owner`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
  await owner.end()
}
