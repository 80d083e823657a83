import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

/** Reads start later at an institution that sends events, because they only recover lost ones. */
const FIRST_SECONDS = { events: 30, none: 2 } as const
const MOST_SECONDS = 15 * 60
const ENDED_SECONDS = 12 * 3600
const DAY_MS = 86_400_000

/** Days after the last change in which an institution may still pay or refund a proposal in this status. */
const DAYS_AFTER: Readonly<Partial<Record<ProposalStatus, number>>> = {
  paid: 10,
  canceled: 10,
  rejected: 10,
  refunded: 0,
}

/** Returns the seconds until the next read, without jitter. They double with each try. */
export const readPauseSeconds = ({
  tries,
  hasEvents,
  isEnded = false,
}: {
  tries: number
  hasEvents: boolean
  isEnded?: boolean
}): number => {
  if (isEnded) return ENDED_SECONDS
  return Math.min(FIRST_SECONDS[hasEvents ? 'events' : 'none'] * 2 ** Math.min(tries, 20), MOST_SECONDS)
}

/** Returns whether an institution may still change a proposal, whose last change was at `updatedAt`. */
export const isProposalRead = (
  { status, updatedAt }: { status: ProposalStatus; updatedAt: Date },
  now: Date,
): boolean => {
  const days = DAYS_AFTER[status]
  return days === undefined || now.getTime() - updatedAt.getTime() < days * DAY_MS
}
