import { AUDIT_GROUPS, type AuditGroup } from '#lib/domain/access/audit-actions'
import { isDay } from '#lib/domain/calendar'

/** What the audit is narrowed to; '' is everything. Days are days in São Paulo, both included. */
export type AuditFilter = {
  person: string
  group: AuditGroup | ''
  subject: string
  from: string
  to: string
  cursor: string
}

type Query = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NAME = /^[\w.:-]{1,120}$/
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const fitting = (text: string, fits: boolean) => (fits ? text : '')

/** Reads the address of the audit; what does not make sense is left out, so that an old link still opens. */
export const readAuditFilter = (query: Query): AuditFilter => {
  const text = (name: string) => one(query[name]).trim()
  return {
    person: fitting(text('person'), NAME.test(text('person'))),
    group: AUDIT_GROUPS.find((group) => group === text('group')) ?? '',
    subject: fitting(text('subject'), NAME.test(text('subject'))),
    from: fitting(text('from'), isDay(text('from'))),
    to: fitting(text('to'), isDay(text('to'))),
    cursor: fitting(text('cursor').toLowerCase(), UUID.test(text('cursor').toLowerCase())),
  }
}

/** The address of the audit with this filter. */
export const auditHref = (filter: AuditFilter): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
  return query.size === 0 ? '/audit' : `/audit?${query}`
}

/** The same filter as the contract takes it, without the page. */
export const auditQueryOf = ({ person, group, subject, from, to }: AuditFilter) => ({
  ...(person !== '' && { actorId: person }),
  ...(group !== '' && { group }),
  ...(subject !== '' && { subjectId: subject }),
  ...(from !== '' && { startDate: from }),
  ...(to !== '' && { endDate: to }),
})

/** Where exactly what is filtered is downloaded. */
export const auditExportHref = (filter: AuditFilter): string => {
  const query = new URLSearchParams(auditQueryOf(filter))
  return query.size === 0 ? '/api/panel/audit/export' : `/api/panel/audit/export?${query}`
}
