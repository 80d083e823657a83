const KEY = /^[\w-]+(\/[\w-]+)*$/

/** Returns the parts of a storage key. Throws for any other text, which could lead out of the folder. */
export const storageKeyParts = (key: string): string[] => {
  if (!KEY.test(key)) throw new RangeError('not a storage key')
  return key.split('/')
}
