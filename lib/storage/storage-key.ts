const KEY = /^[\w-]+(\/[\w-]+)*$/

/** Splits a storage key. Throws for any other text, which could lead out of the storage. */
export const storageKeyParts = (key: string): string[] => {
  if (!KEY.test(key)) throw new RangeError('not a storage key')
  return key.split('/')
}
