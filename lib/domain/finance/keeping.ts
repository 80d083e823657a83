/** Remembers what was made for a key, at most so many at a time: what is kept never grows without end. */
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
