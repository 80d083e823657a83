import { parseArgs } from 'node:util'
import { bootstrap } from './lib/bootstrap.mjs'
import { findDatabase } from './lib/find-database.mjs'
import { problem, reportOnStandardError, say } from './lib/output.mjs'
import { runCommand } from './lib/stop.mjs'

const HELP = `npm run audit:verify                                verifies the audit of all organizations
npm run audit:verify -- --organization <name or id>   of one
npm run audit:verify -- --json                        prints JSON
It exits with 1 if a chain is broken.`

const auditVerify = async () => {
  const { values } = parseArgs({
    options: {
      organization: { type: 'string', short: 'o' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    say(HELP)
    return 0
  }
  reportOnStandardError()
  if (values.organization === '') throw problem('--organization needs a name or an id.')
  await bootstrap('audit:verify', 'running')
  process.env.NODE_ENV = 'production'
  Object.assign(process.env, await findDatabase())
  const { printAuditOutcomes } = await import('./admin/audit/print-outcomes.ts')
  return (await printAuditOutcomes(values)) ? 0 : 1
}

await runCommand(auditVerify, 130)
