import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { step } from './lib/output.mjs'
import { runCommand } from './lib/stop.mjs'

/**
 * `npm run build`: builds the screens. Processes that start later from this folder or a copy of this folder
 * use that build.
 */
const build = async () => {
  await bootstrap('build', 'running')
  await step('build', ensureBuilt)
  return 0
}

await runCommand(build, 130)
