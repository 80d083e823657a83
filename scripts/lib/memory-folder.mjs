import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Returns a folder in memory for throwaway databases, which spend most of their time creating files. Returns
 * undefined if there is not enough room (containers have 64 MiB in /dev/shm by default).
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
