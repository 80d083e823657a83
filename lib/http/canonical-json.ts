/**
 * One text for all texts of the same JSON: members in order of their names, numbers as their values (1, 1.0 and 1e0 are one), no blanks. What
 * is not JSON, or is nested too deep to be walked, stands for itself.
 */
export const canonicalJson = (text: string): string => {
  try {
    return written(JSON.parse(text))
  } catch {
    return text
  }
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`).join(',')}}`
}
