import type { Role, Visibility } from '#lib/domain/access/permissions.ts'
import type { PersonState } from './person-state.ts'

/** Access to a manager's account, and removing anybody's second factor, take a second manager. */
export const ACCESS_REQUEST_KINDS = ['invitation', 'link', 'role', 'reactivation', 'second_factor'] as const
export type AccessRequestKind = (typeof ACCESS_REQUEST_KINDS)[number]

/** One manager asks, another decides. */
export const ACCESS_REQUEST_TRANSITIONS = {
  proposed: ['approved', 'refused', 'withdrawn', 'expired'],
  approved: [],
  refused: [],
  withdrawn: [],
  expired: [],
} as const

export type AccessRequestStatus = keyof typeof ACCESS_REQUEST_TRANSITIONS

export const ACCESS_REQUEST_STATUSES = Object.keys(ACCESS_REQUEST_TRANSITIONS) as [
  AccessRequestStatus,
  ...AccessRequestStatus[],
]

/** Returns whether the table allows the move. */
export const canMoveAccessRequest = (from: AccessRequestStatus, to: AccessRequestStatus): boolean =>
  (ACCESS_REQUEST_TRANSITIONS[from] as readonly AccessRequestStatus[]).includes(to)

/** A request waits this long for a decision, and stays listed this long after one. */
export const ACCESS_REQUEST_DAYS = 7

export type RequestedAccess = {
  name: string
  role: Role
  /** The organization's own role in its place; missing in requests older than such roles. */
  ownRoleId?: string | null
  teamId: string | null
  visibility: Visibility
}

export type AccessSnapshot = RequestedAccess & { state: PersonState }

/** Returns whether a person is unchanged since the request. */
export const isSameAccess = (one: AccessSnapshot, other: AccessSnapshot): boolean =>
  one.name === other.name &&
  one.role === other.role &&
  (one.ownRoleId ?? null) === (other.ownRoleId ?? null) &&
  one.teamId === other.teamId &&
  one.visibility === other.visibility &&
  one.state === other.state
