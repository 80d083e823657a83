import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** Containers have only 64 MiB in /dev/shm by default. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Throwaway databases spend most of their time creating files. @param {string} [folder] */
export const memoryFolder = (folder = MEMORY) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES ? folder : undefined
  } catch {
    return undefined
  }
}
