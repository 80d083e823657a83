const KEY = /^[\w-]+(\/[\w-]+)*$/

/** Throws for any text that is not a storage key, because it could lead out of the storage folder. */
export const storageKeyParts = (key: string): string[] => {
  if (!KEY.test(key)) throw new RangeError('not a storage key')
  return key.split('/')
}
