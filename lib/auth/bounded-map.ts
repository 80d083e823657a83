/** Returns a map that evicts its oldest entry beyond `limit`, so that requests cannot exhaust the memory. */
export const boundedMap = <V>(limit: number) => {
  const entries = new Map<string, V>()
  return {
    get: (key: string): V | undefined => entries.get(key),
    set: (key: string, value: V): void => {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size <= limit) return
      const oldest = entries.keys().next().value
      if (oldest !== undefined) entries.delete(oldest)
    },
  }
}
