import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Compresses the scripts, styles and images of a folder for browsers. At build time Brotli can use its
 * slowest level, which compresses about a seventh better than the level used while a client waits for the
 * response. `begin` compresses the present files in the background, and `finish` what has changed or come
 * since.
 * @param {string} folder
 */
export const staticCompressor = (folder) => {
  /** Size and time of each file when it was read, so that no outdated copy stays. */
  const versions = new Map()
  const compressFile = async (/** @type {string} */ path) => {
    const version = await versionOf(path)
    if (versions.get(path) === version) return
    await writeFile(`${path}.br`, await compress(await readFile(path)))
    versions.set(path, version)
  }
  /** @type {Promise<unknown> | undefined} */
  let early
  return {
    begin: () => {
      // `finish` repeats and reports what fails here.
      early ??= Promise.resolve()
        .then(() => Promise.allSettled(filesIn(folder).map(compressFile)))
        .catch(() => undefined)
    },
    finish: async () => {
      await early
      await Promise.all(filesIn(folder).map(compressFile))
    },
  }
}

/** @param {string} path */
const versionOf = async (path) => {
  const { size, mtimeMs } = await stat(path)
  return `${size} ${mtimeMs}`
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
