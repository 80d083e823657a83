const KEY = /^[\w-]+(\/[\w-]+)*$/

/** The parts of a storage key. A text that is not one throws: it could lead out of the storage. */
export const storageKeyParts = (key: string): string[] => {
  if (!KEY.test(key)) throw new RangeError('not a storage key')
  return key.split('/')
}
