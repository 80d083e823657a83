import type { FgtsBalanceQuery } from '#lib/client/fgts.ts'

const CPF_WIDE: readonly string[] = [
  'inexistent_anniversary_membership',
  'anniversary_membership_egress',
  'ongoing_operation',
  'on_locked_date_range',
  'processing_pending_changes',
  'no_balance',
  'invalid_document',
]

/** Returns whether the query failed for a reason of the CPF itself, which every institution would give. */
export const isCpfWide = ({ status, code }: Pick<FgtsBalanceQuery, 'status' | 'code'>): boolean =>
  status === 'fail' && code !== null && CPF_WIDE.includes(code)

/** Groups these queries by reason. */
export const cpfWideReasons = (queries: readonly FgtsBalanceQuery[]): FgtsBalanceQuery[][] => {
  const matches = queries.filter(isCpfWide)
  return [...new Set(matches.map(({ code }) => code))].map((code) =>
    matches.filter((one) => one.code === code),
  )
}
