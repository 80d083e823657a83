import { accessSync, constants, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * A folder kept in memory, for databases that no test wants back: creating one for each test file is mostly
 * creating files. Undefined where there is none, or it has less than 4 GiB left (a container has 64 MiB
 * unless asked otherwise).
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
