import { ensureInstalled } from './install.mjs'
import { say, step } from './output.mjs'
import { ensureNode24, isRespawned } from './runtime.mjs'

/** @param {string} title @param {import('./install.mjs').PackageSet} [packages] */
export const bootstrap = async (title, packages = 'all') => {
  if (!isRespawned()) {
    say(title)
    await step('install', () => ensureInstalled(packages))
  }
  await ensureNode24()
}
