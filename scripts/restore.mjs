import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from './lib/bootstrap.mjs'
import { lockDataDirectory, openEmbeddedDatabase } from './lib/embedded-database.mjs'
import { problem, say } from './lib/output.mjs'
import { hasOwnDatabase, ownDatabaseEnvironment } from './lib/own-database.mjs'
import { dataDirectory } from './lib/paths.mjs'
import { runCommand } from './lib/stop.mjs'

const HELP = `npm run restore -- --from <folder>   restores a backup into an empty database, or a new DATA_DIR;
                                     stop the service that was copied first`

const restore = async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    say(HELP)
    return 0
  }
  if (!values.from) throw problem('--from is missing: npm run restore -- --from <the folder of a backup>')
  const folder = resolve(values.from)
  await bootstrap('restore')
  process.env.NODE_ENV = 'production'
  Object.assign(process.env, hasOwnDatabase() ? ownDatabaseEnvironment() : await emptyEmbedded(folder))
  const { restore: restoreFrom } = await import('./admin/backup/restore.ts')
  const { madeAt } = await restoreFrom(folder, (line) => say(`  ${line}`))
  say(`  Restored the state of ${madeAt}. You can now start the service.`)
  return 0
}

/** Takes over the secret that the backup's encrypted values need. @param {string} folder */
const emptyEmbedded = async (folder) => {
  lockDataDirectory()
  takeSecretOver(join(folder, 'app-secret'), join(dataDirectory(), 'app-secret'))
  return (await openEmbeddedDatabase()).env
}

/** @param {string} from @param {string} to */
const takeSecretOver = (from, to) => {
  if (!existsSync(from)) return
  const secret = readFileSync(from, 'utf8')
  if (existsSync(to) && readFileSync(to, 'utf8') !== secret)
    throw problem(`${dataDirectory()} already has another secret: restore into a new DATA_DIR.`)
  mkdirSync(dataDirectory(), { recursive: true })
  writeFileSync(to, secret, { mode: 0o600 })
}

await runCommand(restore, 130)
