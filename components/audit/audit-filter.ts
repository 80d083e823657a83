import {
  addressFilter,
  day,
  encryptedSearch,
  fitting,
  id,
  named,
  omitEmpty,
  oneOf,
} from '#components/tables/address-filter.ts'
import { ageOrder } from '#components/tables/age-sort.ts'
import { AUDIT_GROUPS } from '#lib/domain/access/audit-actions.ts'

const NAME = /^[\w.:-]{1,120}$/

const ADDRESS = addressFilter('/audit', {
  person: fitting(NAME),
  group: oneOf(AUDIT_GROUPS),
  subject: fitting(NAME),
  search: named('q', encryptedSearch),
  // Both days are inclusive and in São Paulo time.
  from: day,
  to: day,
  order: ageOrder,
  cursor: id,
})

export type AuditFilter = ReturnType<typeof ADDRESS.read>

export const NO_AUDIT_FILTER = {
  person: '',
  group: '',
  subject: '',
  search: '',
  from: '',
  to: '',
  order: '',
  cursor: '',
} as const

export const { read: readAuditFilter, href: auditHref } = ADDRESS

export const auditQueryOf = ({
  person,
  group,
  subject,
  search,
  from,
  to,
}: Omit<AuditFilter, 'order' | 'cursor'>) =>
  omitEmpty({ actorId: person, group, subjectId: subject, searchToken: search, startDate: from, endDate: to })

export const auditPageQueryOf = ({ order, cursor, ...filter }: AuditFilter) => ({
  ...auditQueryOf(filter),
  ...omitEmpty({ order, cursor }),
})

export const auditExportHref = (filter: AuditFilter): string => {
  const query = new URLSearchParams(auditQueryOf(filter))
  return query.size === 0 ? '/api/panel/audit/export' : `/api/panel/audit/export?${query}`
}
