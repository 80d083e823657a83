import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** Least free space for using the folder; containers have only 64 MiB in /dev/shm by default. */
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Returns a folder in memory for throwaway databases, which mostly create files. @param {string} [folder] */
export const memoryFolder = (folder = MEMORY) => {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES ? folder : undefined
  } catch {
    return undefined
  }
}
