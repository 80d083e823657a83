import { isFinalStatus, type ProposalStatus } from '#lib/domain/proposals/status.ts'

export type FixState = 'open' | 'solved' | 'ended' | 'expired'

type Fix = { status: ProposalStatus; solvedAt: Date | null; expiresAt: Date }

/**
 * Returns the state of a link: `ended` if the proposal ended unpaid, `solved` once fixed however old the link
 * (also on a paid proposal, whoever fixed it), and only then by its own end.
 */
export const fixStateOf = ({ status, solvedAt, expiresAt }: Fix, at: Date): FixState => {
  if (isFinalStatus(status) && status !== 'paid') return 'ended'
  if (solvedAt !== null || status !== 'pending') return 'solved'
  return at < expiresAt ? 'open' : 'expired'
}
