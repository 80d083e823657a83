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

/** Returns whether the query failed because of the CPF itself, so that no institution would accept it. */
export const isCpfWide = ({ status, code }: Pick<FgtsBalanceQuery, 'status' | 'code'>): boolean =>
  status === 'fail' && code !== null && CPF_WIDE.includes(code)

export const cpfWideReasons = (queries: readonly FgtsBalanceQuery[]): FgtsBalanceQuery[][] => {
  const matches = queries.filter(isCpfWide)
  return [...new Set(matches.map(({ code }) => code))].map((code) =>
    matches.filter((one) => one.code === code),
  )
}
