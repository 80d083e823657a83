import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { auditFieldName } from './audit-fields.ts'
import { auditValueText } from './audit-values.ts'

export type AuditLine = { name: string; value: string } | { name: string; from: string; to: string }

type AuditRecord = { action: string; details: Readonly<Record<string, unknown>> }
type Pair = { from?: unknown; to?: unknown }
type OfPair = { field: string; name: Bilingual }

/** `field` decides how `from` and `to` are formatted; actions without an entry use `STATUS`. */
const PAIRS: Readonly<Record<string, OfPair>> = {
  application_scopes_changed: { field: 'scopes', name: ['Permissões', 'Scopes'] },
  team_renamed: { field: 'name', name: ['Nome', 'Name'] },
  'proposal.solve': { field: 'payment', name: ['Onde o dinheiro cai', 'Where the money goes'] },
  'webhook.replayed': { field: 'period', name: ['Período', 'Period'] },
}
const STATUS: OfPair = { field: 'status', name: ['Situação', 'Status'] }
const FORMER_VERSION: Bilingual = ['Versão anterior', 'Former version']

export const auditLinesOf = ({ action, details }: AuditRecord, language: Language): AuditLine[] => {
  const { from, to, ...rest } = details
  return [...ownPair(action, { from, to }, language), ...linesOf(rest, language)]
}

const ownPair = (action: string, { from, to }: Pair, language: Language): AuditLine[] => {
  if (from === undefined && to === undefined) return []
  if (to === undefined)
    return [{ name: localized(FORMER_VERSION, language), value: auditValueText('from', from, language) }]
  const { field, name } = PAIRS[action] ?? STATUS
  return [pairOf(localized(name, language), { field, from, to }, language)]
}

const linesOf = (fields: Readonly<Record<string, unknown>>, language: Language): AuditLine[] =>
  Object.entries(fields).flatMap(([field, value]) => lineOf(field, value, language))

const lineOf = (field: string, value: unknown, language: Language): AuditLine[] => {
  if (field === 'changes' && Array.isArray(value))
    return value.flatMap((one: Pair & { field: string }) =>
      lineOf(one.field, { from: one.from, to: one.to }, language),
    )
  const name = auditFieldName(field, language)
  if (isRecord(value) && ('from' in value || 'to' in value))
    return [pairOf(name, { field, ...value }, language)]
  if (isRecord(value) && NESTED.includes(field)) return linesOf(value, language)
  return [{ name, value: auditValueText(field, value, language) }]
}

const NESTED = ['changes', 'changed', 'parameters']

const pairOf = (
  name: string,
  { field, from, to }: Pair & { field: string },
  language: Language,
): AuditLine => ({
  name,
  from: auditValueText(field, from, language),
  to: auditValueText(field, to, language),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
