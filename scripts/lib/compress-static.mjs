import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Puts a Brotli copy beside every script and style sheet: once per build, as small as it gets, about a
 * seventh less than what a server can do while someone waits.
 * @param {string} folder
 */
export const compressStatic = async (folder) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      await writeFile(`${path}.br`, await compress(await readFile(path)))
    }),
  )
}
