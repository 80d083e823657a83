import { isFinalStatus, type ProposalStatus } from '#lib/domain/proposals/status.ts'

export type FixState = 'open' | 'solved' | 'ended' | 'expired'

type Fix = { status: ProposalStatus; solvedAt: Date | null; expiresAt: Date }

/** Returns `solved` once anyone fixed the item, even if paid or expired; `ended` if it ended unpaid. */
export const fixStateOf = ({ status, solvedAt, expiresAt }: Fix, at: Date): FixState => {
  if (isFinalStatus(status) && status !== 'paid') return 'ended'
  if (solvedAt !== null || status !== 'pending') return 'solved'
  return at < expiresAt ? 'open' : 'expired'
}
