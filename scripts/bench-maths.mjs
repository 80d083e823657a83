import { bootstrap } from './lib/bootstrap.mjs'
import { run } from './lib/run.mjs'
import { runCommand } from './lib/stop.mjs'

const benchMaths = async () => {
  await bootstrap('bench:maths')
  const args = ['bench/maths.ts', ...process.argv.slice(2)]
  const { code } = await run(process.execPath, args, { env: process.env, interactive: true })
  return code
}

await runCommand(benchMaths, 130)
