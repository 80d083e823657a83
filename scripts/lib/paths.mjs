import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @param {...string} parts */
export const inRoot = (...parts) => join(ROOT, ...parts)

/** Where the embedded mode keeps its database, secret and logs. */
export const dataDirectory = () => resolve(ROOT, process.env.DATA_DIR || '.data')

/** Makes that folder, closed to others; as root it must let the account of Postgres pass through. */
export const makeDataDirectory = () => {
  const folder = dataDirectory()
  mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  return folder
}

/**
 * The script behind a command of an installed package, so that no shell and no PATH is involved.
 * @param {string} packageName
 * @param {string} command
 */
export const packageBin = (packageName, command) => {
  const home = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, bin[command])
}
