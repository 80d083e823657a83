export const memoize = <T>(maxEntries: number): ((key: string, compute: () => T) => T) => {
  const cache = new Map<string, T>()
  return (key, compute) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const value = compute()
    if (cache.size >= maxEntries) cache.clear()
    cache.set(key, value)
    return value
  }
}
