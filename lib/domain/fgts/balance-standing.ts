export const BALANCE_STANDINGS = ['open', 'expired', 'used', 'not_yet'] as const
export type BalanceStanding = (typeof BALANCE_STANDINGS)[number]

const USED_CODES: readonly string[] = ['withdrawals_in_use', 'yearly_operation_limit']

type Eligibility = { eligible: boolean; reasons: readonly { code: string }[] }

/** Returns `used` if the withdrawals are in a contract; a balance that a proposal used up is `expired`. */
export const balanceStanding = (eligibility: Eligibility | null | undefined): BalanceStanding => {
  if (eligibility?.eligible) return 'open'
  const codes = eligibility?.reasons.map(({ code }) => code) ?? []
  if (codes.includes('balance_expired')) return 'expired'
  return codes.some((code) => USED_CODES.includes(code)) ? 'used' : 'not_yet'
}
