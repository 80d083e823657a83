import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { problem } from './output.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @param {...string} parts */
export const inRoot = (...parts) => join(ROOT, ...parts)

/** Folder of the embedded mode's database, secret and logs. */
export const dataDirectory = () => resolve(ROOT, process.env.DATA_DIR || '.data')

/** Creates the folder, with 0o711 as root: Postgres then runs as another user, who must traverse it. */
export const makeDataDirectory = () => {
  const folder = dataDirectory()
  try {
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    throw problem(
      `${folder} cannot be written: ${WHY[code] ?? code}.\nUse another folder for the data: DATA_DIR=/another/folder npm start`,
    )
  }
  return folder
}

/** @type {Readonly<Record<string, string>>} */
const WHY = {
  EROFS: 'it is on a read-only disk',
  // Node reports ENOENT if a parent folder is not writable.
  ENOENT: 'it cannot be created there',
  EACCES: 'this account has no permission',
  EPERM: 'this account has no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of the path is a file',
}

/** Returns a path for use without shell and PATH. @param {string} packageName @param {string} command */
export const packageBin = (packageName, command) => {
  const home = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, bin[command])
}
