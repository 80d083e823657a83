import { isFinalStatus, type ProposalStatus } from '#lib/domain/proposals/status.ts'

export type FixState = 'open' | 'solved' | 'ended' | 'expired'

type Fix = { status: ProposalStatus; solvedAt: Date | null; expiresAt: Date }

/** Returns `ended` if the proposal ended unpaid; `solved` once anyone fixed the item, even after expiry. */
export const fixStateOf = ({ status, solvedAt, expiresAt }: Fix, at: Date): FixState => {
  if (isFinalStatus(status) && status !== 'paid') return 'ended'
  if (solvedAt !== null || status !== 'pending') return 'solved'
  return at < expiresAt ? 'open' : 'expired'
}
