import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { problem } from './output.mjs'
import { packageBin } from './paths.mjs'
import { run } from './run.mjs'

/** The headless shell uses a third of the processor time of a full Chrome, which renders its toolbars too. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const FULL_BROWSERS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
/** Another process may hold the apt lock, and a mirror may be slow. */
const APT_OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3']

/** @throws when there is no browser and none can be installed */
export const findBrowser = async () => {
  const ways = [
    () => firstThatRuns([process.env.CHROME_PATH ?? '', ...onPath(SHELLS)]),
    async () => firstThatRuns(await downloadedShells()),
    () => installWithApt('chromium-headless-shell'),
    download,
    () => firstThatRuns([...onPath(FULL_BROWSERS), ...USUAL_PLACES]),
    () => installWithApt('chromium'),
  ]
  for (const way of ways) {
    const path = await way()
    if (path) return path
  }
  throw problem(
    'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH to it.',
  )
}

/** @param {readonly string[]} names */
const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Runs each: some systems ship a launcher that only asks for a package. @param {readonly string[]} paths */
const firstThatRuns = async (paths) => {
  for (const path of new Set(paths)) {
    if (!path || !existsSync(path)) continue
    if (process.platform === 'win32') return path
    const trial = await run(path, ['--version'], { timeoutSeconds: 120 })
    if (trial.code === 0 && /Chrom|HeadlessShell/.test(trial.output)) return path
  }
  return undefined
}

/** Playwright installs the headless shell next to the full browser, under the same revision. */
const downloadedShells = async () => {
  const { chromium } = await import('@playwright/test')
  const place = /^(.+)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath())
  const folder = place && join(place[1] ?? '', `chromium_headless_shell-${place[2]}`)
  if (!folder || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/](headless_shell|chrome-headless-shell)(\.exe)?$/.test(name))
    .map((name) => join(folder, name))
}

const download = async () => {
  const install = ['install', '--only-shell', 'chromium']
  await run(process.execPath, [packageBin('@playwright/test', 'playwright'), ...install], {
    timeoutSeconds: 240,
  })
  return firstThatRuns(await downloadedShells())
}

/** @param {string} name Debian package */
const installWithApt = async (name) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    run('apt-get', [...APT_OPTIONS, ...args], { env, timeoutSeconds: 900 })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', name)
  return firstThatRuns(onPath([...SHELLS, ...FULL_BROWSERS]))
}
