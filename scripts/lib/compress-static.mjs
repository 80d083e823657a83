import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Uses Brotli's slowest level: files are a seventh smaller than live responses. @param {string} folder */
export const staticCompressor = (folder) => {
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
      // Ignores errors, because `finish` compresses the failed files again and reports their errors.
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
