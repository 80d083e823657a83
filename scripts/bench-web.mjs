import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { freePort } from './lib/free-port.mjs'
import { problem, step } from './lib/output.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

const LIGHTHOUSE = inRoot('.data', 'lighthouse')

const benchWeb = async () => {
  await bootstrap('bench:web')
  await step('build', () => ensureBuilt())
  await step('lighthouse', installLighthouse)
  const dataDir = mkdtempSync(join(tmpdir(), 'origination-bench-'))
  onStop(async () => rmSync(dataDir, { recursive: true, force: true }))
  const env = {
    ...process.env,
    CHROME_PATH: await findBrowser(),
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LIGHTHOUSE_DIR: LIGHTHOUSE,
    RATE_LIMIT_PER_MINUTE: '100000',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const args = ['bench/web/main.ts', ...process.argv.slice(2)]
  const { code } = await run(process.execPath, args, { env, interactive: true })
  return code
}

/** Lighthouse has its own lockfile, because neither starting nor testing the product needs Lighthouse. */
const installLighthouse = async () => {
  cpSync(inRoot('bench', 'lighthouse'), LIGHTHOUSE, { recursive: true })
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts']
  const { code, output } = await run('npm', args, { cwd: LIGHTHOUSE, timeoutSeconds: 300 })
  if (code !== 0) throw problem(output)
}

await runCommand(benchWeb, 130)
