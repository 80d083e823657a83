import { parseArgs } from 'node:util'
import { bootstrap } from './lib/bootstrap.mjs'
import { findDatabase } from './lib/find-database.mjs'
import { problem, reportOnStandardError } from './lib/output.mjs'
import { runCommand } from './lib/stop.mjs'

/**
 * `npm run audit:verify`: verifies the audit of all organizations or of one; exits with 1 if one is broken.
 */
const auditVerify = async () => {
  reportOnStandardError()
  const { values } = parseArgs({
    options: { organization: { type: 'string', short: 'o' }, json: { type: 'boolean', default: false } },
  })
  if (values.organization === '') throw problem('--organization needs a name or an id.')
  await bootstrap('audit:verify', 'running')
  process.env.NODE_ENV = 'production'
  Object.assign(process.env, await findDatabase())
  const { printAuditOutcomes } = await import('./admin/audit/print-outcomes.ts')
  return (await printAuditOutcomes(values)) ? 0 : 1
}

await runCommand(auditVerify, 130)
