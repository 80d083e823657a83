import { addressFilter, day, flag, id, omitEmpty, oneOf } from '#components/tables/address-filter.ts'
import { ageOrder } from '#components/tables/age-sort.ts'
import { SECURITY_KINDS } from '#lib/domain/access/security-log.ts'

const ADDRESS = addressFilter('/audit/security', {
  kind: oneOf(SECURITY_KINDS),
  refusals: flag,
  account: id,
  // Both days are inclusive and in São Paulo time.
  from: day,
  to: day,
  order: ageOrder,
  cursor: id,
})

export type SecurityFilter = ReturnType<typeof ADDRESS.read>

export const NO_SECURITY_FILTER = {
  kind: '',
  refusals: false,
  account: '',
  from: '',
  to: '',
  order: '',
  cursor: '',
} as const

export const { read: readSecurityFilter, href: securityHref } = ADDRESS

const securityQueryOf = ({ kind, refusals, account, from, to }: SecurityFilter) => ({
  ...omitEmpty({ kind, accountId: account, startDate: from, endDate: to }),
  ...(refusals && { onlyRefusals: 'true' as const }),
})

export const securityPageQueryOf = (filter: SecurityFilter) => ({
  ...securityQueryOf(filter),
  ...omitEmpty({ order: filter.order, cursor: filter.cursor }),
})

export const securityExportHref = (filter: SecurityFilter): string => {
  const query = new URLSearchParams(securityQueryOf(filter))
  return query.size === 0 ? '/api/panel/security-log/export' : `/api/panel/security-log/export?${query}`
}
