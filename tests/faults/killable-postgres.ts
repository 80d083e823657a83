import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '#tests/support/checks/eventually.ts'
import { queryOnce, spawnPostgres } from '#tests/support/servers/spawn-postgres.ts'
import { setup } from '#tests/support/servers/template-database.ts'

/** Starts a durable Postgres with the test template for one test file; its process can be killed. */
export const startKillablePostgres = async () => {
  const postgres = await spawnPostgres({ ephemeral: true, durable: true })
  process.env.TEST_DATABASE_URL = postgres.url
  await setup()
  const [row] = await queryOnce(postgres.url, 'show data_directory')
  const pidFile = join(String(row?.data_directory), 'postmaster.pid')
  return {
    ...postgres,
    kill: async (signal: NodeJS.Signals) => {
      const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
      process.kill(pid, signal)
      await eventually('Postgres to be gone', () => isGone(pid))
    },
  }
}

const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
