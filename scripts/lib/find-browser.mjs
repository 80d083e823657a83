import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { problem } from './output.mjs'
import { packageBin } from './paths.mjs'
import { run } from './run.mjs'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chrome or Chromium for the browser journeys: one that is here, or else one brought by Playwright or by
 * apt.
 */
export const findBrowser = async () => {
  const found = (await firstThatRuns(candidates())) ?? (await download()) ?? (await installWithApt())
  if (found) return found
  throw problem(
    'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH to it.',
  )
}

const candidates = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROME_PATH ?? '', ...onPath, ...USUAL_PLACES]
}

/**
 * Some systems ship a launcher that only asks for another package: what counts is that it runs.
 * @param {readonly string[]} paths
 */
const firstThatRuns = async (paths) => {
  for (const path of new Set(paths)) {
    if (!path || !existsSync(path)) continue
    if (process.platform === 'win32') return path
    const trial = await run(path, ['--version'], { timeoutSeconds: 30 })
    if (trial.code === 0 && /Chrom/.test(trial.output)) return path
  }
  return undefined
}

const download = async () => {
  const { chromium } = await import('@playwright/test')
  const present = await firstThatRuns([chromium.executablePath()])
  if (present) return present
  await run(process.execPath, [packageBin('@playwright/test', 'playwright'), 'install', 'chromium'], {
    timeoutSeconds: 240,
  })
  return firstThatRuns([chromium.executablePath()])
}

const installWithApt = async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, timeoutSeconds: 120 })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, timeoutSeconds: 600 })
  return firstThatRuns(candidates())
}
