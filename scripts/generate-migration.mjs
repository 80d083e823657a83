import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './lib/paths.mjs'
import { runCommand } from './lib/stop.mjs'

const META = inRoot('db', 'migrations', 'meta')

/** `npm run db:generate -- --name <name>`; keeps only the newest and the previous release's snapshot. */
const generateMigration = async () => {
  const options = { cwd: inRoot(), stdio: /** @type {const} */ ('inherit') }
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], options)
  const snapshots = readdirSync(META)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
  for (const file of snapshots.slice(1, -1)) rmSync(join(META, file))
  return status ?? 1
}

await runCommand(generateMigration, 130)
