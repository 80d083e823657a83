import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Creating a throwaway database is mostly creating files, hence in memory. Containers have 64 MiB there by
 * default.
 * @param {string} [folder]
 */
export const memoryFolder = (folder = MEMORY) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES ? folder : undefined
  } catch {
    return undefined
  }
}
