import { ensureInstalled } from './install.mjs'
import { say, step } from './output.mjs'
import { ensureNode24, isInner } from './runtime.mjs'

/**
 * What every command needs first: the packages of the lockfile, and a Node that can run them.
 * @param {string} title
 */
export const bootstrap = async (title) => {
  if (!isInner()) {
    say(title)
    await step('install', ensureInstalled)
  }
  await ensureNode24()
}
