import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { step } from './lib/output.mjs'
import { runCommand } from './lib/stop.mjs'

/** `npm run build`: builds the screens for later starts from this folder or a copy of it. */
const build = async () => {
  await bootstrap('build', 'running')
  await step('build', ensureBuilt)
  return 0
}

await runCommand(build, 130)
