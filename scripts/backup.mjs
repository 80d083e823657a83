import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from './lib/bootstrap.mjs'
import { findDatabase } from './lib/find-database.mjs'
import { problem, say } from './lib/output.mjs'
import { hasOwnDatabase } from './lib/own-database.mjs'
import { dataDirectory } from './lib/paths.mjs'
import { runCommand } from './lib/stop.mjs'

const HELP = `npm run backup -- --to <folder>   copies a snapshot of rows and documents while the service runs;
                                  the folder must not exist yet
  --leave-out-missing             completes the backup although the storage lacks documents`

const backup = async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'leave-out-missing': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    say(HELP)
    return 0
  }
  if (!values.to) throw problem('--to is missing: npm run backup -- --to <a folder that does not exist yet>')
  const folder = resolve(values.to)
  await bootstrap('backup', 'running')
  process.env.NODE_ENV = 'production'
  const secretOfOurs = join(dataDirectory(), 'app-secret')
  const takesSecret = !hasOwnDatabase() && !process.env.APP_SECRET && existsSync(secretOfOurs)
  Object.assign(process.env, await findDatabase())
  const { backUp } = await import('./admin/backup/back-up.ts')
  const { missingDocuments } = await backUp(folder, {
    log: (line) => say(`  ${line}`),
    leavesOutMissing: values['leave-out-missing'],
  })
  if (takesSecret) copyFileSync(secretOfOurs, join(folder, 'app-secret'))
  say(`  The backup is complete${without(missingDocuments)}: ${folder}`)
  if (takesSecret)
    say('  It contains the secret of the embedded database: whoever has it can read everything.')
  return 0
}

/** @param {readonly string[]} missing */
const without = ({ length }) =>
  length === 0 ? '' : ` except for ${length} missing document${length === 1 ? '' : 's'}`

await runCommand(backup, 130)
