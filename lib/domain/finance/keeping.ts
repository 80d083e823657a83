/** Returns a function that memoizes by key and clears its cache at `most` entries. */
export const keeping = <T>(most: number): ((key: string, make: () => T) => T) => {
  const kept = new Map<string, T>()
  return (key, make) => {
    const seen = kept.get(key)
    if (seen !== undefined) return seen
    const fresh = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, fresh)
    return fresh
  }
}
