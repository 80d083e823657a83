import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressStatic } from './compress-static.mjs'
import { withLock } from './lock.mjs'
import { problem } from './output.mjs'
import { inRoot, packageBin } from './paths.mjs'
import { run } from './run.mjs'

const SOURCES = [
  ...['app', 'components', 'db', 'lib', 'public', 'package.json', 'package-lock.json', 'proxy.ts'],
  ...['next.config.ts', 'tsconfig.json', 'postcss.config.mjs', 'instrumentation-client.ts'],
]
const STAMP = inRoot('.next', 'build-stamp')

/**
 * Builds the screens, unless the last complete build was made from exactly these sources.
 * @param {{ actionsKey?: string }} [options] the key of server actions when several instances must share it
 */
export const ensureBuilt = async ({ actionsKey } = {}) => {
  if (isBuilt(fingerprint(actionsKey))) return 'up to date'
  return withLock(inRoot('.stamps', 'build.lock'), async () => {
    const wanted = fingerprint(actionsKey)
    if (isBuilt(wanted)) return 'up to date'
    rmSync(STAMP, { force: true })
    await build(actionsKey)
    writeFileSync(STAMP, wanted)
    return undefined
  })
}

/** @param {string} wanted */
const isBuilt = (wanted) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted

/** @param {string | undefined} actionsKey */
const build = async (actionsKey) => {
  const result = await run(process.execPath, [packageBin('next', 'next'), 'build'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey,
    },
    timeoutSeconds: 900,
  })
  if (result.code !== 0) throw problem(`The build failed:\n${result.output.trim()}`)
  await compressStatic(inRoot('.next', 'static'))
}

/** @param {string | undefined} actionsKey */
const fingerprint = (actionsKey) => {
  const hash = createHash('sha256').update(actionsKey ?? '')
  for (const source of SOURCES) addTo(hash, source)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path relative to the checkout
 */
const addTo = (hash, path) => {
  const found = statSync(inRoot(path), { throwIfNoEntry: false })
  if (found?.isFile()) {
    const content = readFileSync(inRoot(path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  if (found?.isDirectory()) for (const name of readdirSync(inRoot(path)).sort()) addTo(hash, join(path, name))
}
