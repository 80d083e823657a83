import { existsSync } from 'node:fs'
import module from 'node:module'
import { bootstrap } from './lib/bootstrap.mjs'
import { findDatabase } from './lib/find-database.mjs'
import { reportOnStandardError } from './lib/output.mjs'
import { inRoot } from './lib/paths.mjs'
import { runCommand } from './lib/stop.mjs'

/** `npm run admin -- <command>`: works on the service's database, whether or not the service is running. */
const admin = async () => {
  reportOnStandardError()
  await bootstrap('admin', 'running')
  // Without this cache, half of a command's time goes into reading and type-stripping the same files.
  module.enableCompileCache(inRoot('node_modules', '.cache', 'compiled'))
  const line = process.argv.slice(2)
  process.env.NODE_ENV = 'production'
  if (needsDatabase(line)) Object.assign(process.env, await findDatabase())
  const { main } = await import('./admin/main.ts')
  return main(line)
}

/** @param {readonly string[]} line */
const needsDatabase = ([thing, verb, ...rest]) =>
  existsSync(inRoot('scripts', 'admin', 'commands', `${thing}-${verb}.ts`)) && !rest.includes('--help')

await runCommand(admin, 130)
