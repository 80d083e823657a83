/** One thing an entry tells: a value, or what it was before and is after. */
export type AuditLine = { name: string; value: string } | { name: string; from: string; to: string }

/** What an entry's details tell, one line each: pairs of before and after stand together, what is nested has a dotted name. */
export const auditLinesOf = (details: Readonly<Record<string, unknown>>, prefix = ''): AuditLine[] => {
  const { from, to, ...rest } = details
  const pair: AuditLine[] =
    from === undefined && to === undefined
      ? []
      : [{ name: prefix || 'status', from: shown(from), to: shown(to) }]
  return [
    ...pair,
    ...Object.entries(rest).flatMap(([name, value]) => lineOf(prefix ? `${prefix}.${name}` : name, value)),
  ]
}

const lineOf = (name: string, value: unknown): AuditLine[] =>
  isRecord(value) ? auditLinesOf(value, name) : [{ name, value: shown(value) }]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.map(shown).join(', ') || '—'
  return isRecord(value) ? JSON.stringify(value) : String(value)
}
