import { ensureInstalled } from './install.mjs'
import { say, step } from './output.mjs'
import { ensureNode24, isInner } from './runtime.mjs'

/**
 * @param {string} title
 * @param {import('./install.mjs').PackageSet} [packages]
 */
export const bootstrap = async (title, packages = 'all') => {
  if (!isInner()) {
    say(title)
    await step('install', () => ensureInstalled(packages))
  }
  await ensureNode24()
}
