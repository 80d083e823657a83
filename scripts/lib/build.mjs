import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { openBuildReport } from './build-report.mjs'
import { staticCompressor } from './compress-static.mjs'
import { withLock } from './lock.mjs'
import { problem } from './output.mjs'
import { inRoot, packageBin } from './paths.mjs'
import { run } from './run.mjs'

const SOURCES = [
  ...['app', 'components', 'db', 'lib', 'public', 'package.json', 'package-lock.json'],
  ...['next.config.ts', 'tsconfig.json', 'postcss.config.mjs'],
  ...['instrumentation.tsx', 'instrumentation-client.ts'],
]
const STAMP = inRoot('.next', 'build-stamp')
/** Line that `next build` prints once all code is compiled, before it evaluates the pages. */
const COMPILED = /Compiled successfully/

export const ensureBuilt = async () => {
  if (isBuilt(fingerprint())) return 'up to date'
  return withLock(inRoot('.stamps', 'build.lock'), async () => {
    const sources = fingerprint()
    if (isBuilt(sources)) return 'up to date'
    rmSync(STAMP, { force: true })
    await build(sources)
    writeFileSync(STAMP, sources)
    return undefined
  })
}

/** @param {string} sources */
const isBuilt = (sources) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources

/** @param {string} sources fingerprint of the sources */
const build = async (sources) => {
  const isFirst = !existsSync(inRoot('.next', 'BUILD_ID'))
  const compressor = staticCompressor(inRoot('.next', 'static'))
  const report = openBuildReport()
  report.enter('compile')
  const result = await run(process.execPath, [packageBin('next', 'next'), 'build'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Next derives the names of server actions from this key, so separately built instances get the same
      // names. At runtime, encryption uses the service's own key.
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.from(sources, 'hex').toString('base64'),
      // The cache halves the time of later builds, but makes a first build a fifth longer.
      BUILD_WITHOUT_CACHE: isFirst ? '1' : '0',
    },
    isBackground: true,
    timeoutSeconds: 3_600,
    onOutput: (output) => {
      if (!COMPILED.test(output)) return
      report.enter('pages')
      // The files for browsers are complete now, and the rest of the build leaves a core idle.
      compressor.begin()
    },
  })
  if (result.code !== 0)
    throw problem(`The build failed, so the screens cannot be served:\n${result.output.trim()}`)
  report.enter('compress')
  await compressor.finish()
  writeBillOfMaterials(inRoot('.next'))
  report.finish()
}

const fingerprint = () => {
  const hash = createHash('sha256').update(process.env.BROWSER_SOURCE_MAPS ?? '')
  for (const source of SOURCES) addTo(hash, source)
  return hash.digest('hex')
}

/** @param {import('node:crypto').Hash} hash @param {string} path relative to the checkout */
const addTo = (hash, path) => {
  const stats = statSync(inRoot(path), { throwIfNoEntry: false })
  if (stats?.isFile()) {
    const content = readFileSync(inRoot(path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  if (stats?.isDirectory()) for (const name of readdirSync(inRoot(path)).sort()) addTo(hash, join(path, name))
}
