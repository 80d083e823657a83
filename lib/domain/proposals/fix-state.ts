import { isFinalStatus, type ProposalStatus } from './status.ts'

/**
 * What a customer's link to an open item is good for: fixing it, or saying why there is nothing to fix any
 * more.
 */
export type FixState = 'open' | 'solved' | 'ended' | 'expired'

type Fix = { status: ProposalStatus; solvedAt: Date | null; expiresAt: Date }

/**
 * The state of a link to an item at an instant: an item of a proposal that ended otherwise is over, one that
 * was solved is solved however old the link, and only then does the link's own end count. A paid proposal was
 * fixed, whoever did it.
 */
export const fixStateOf = ({ status, solvedAt, expiresAt }: Fix, at: Date): FixState => {
  if (isFinalStatus(status) && status !== 'paid') return 'ended'
  if (solvedAt !== null || status !== 'pending') return 'solved'
  return at < expiresAt ? 'open' : 'expired'
}
