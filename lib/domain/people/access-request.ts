import type { Role, Visibility } from '../access/permissions.ts'
import type { PersonState } from './person-state.ts'

/**
 * What gives access to a manager's account, and what takes the second factor of anybody away: by a second
 * manager alone.
 */
export const ACCESS_REQUEST_KINDS = ['invitation', 'link', 'role', 'reactivation', 'second_factor'] as const
export type AccessRequestKind = (typeof ACCESS_REQUEST_KINDS)[number]

/** The statuses of a request and every move between them: one manager asks, another decides. */
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

/** Whether the move is in the table. */
export const canMoveAccessRequest = (from: AccessRequestStatus, to: AccessRequestStatus): boolean =>
  (ACCESS_REQUEST_TRANSITIONS[from] as readonly AccessRequestStatus[]).includes(to)

/** How long a request waits for a decision, and how long a decided one is listed, in days. */
export const ACCESS_REQUEST_DAYS = 7

/** The access that is asked for: of who is invited, or of who becomes a manager. */
export type WantedAccess = {
  name: string
  role: Role
  /** The organization's own role in its place; requests made before there were any do not say. */
  ownRoleId?: string | null
  teamId: string | null
  visibility: Visibility
}

/** The person as whoever asked knew them. */
export type KnownAccess = WantedAccess & { state: PersonState }

/** Whether a person is still as whoever asked knew them. */
export const isSameAccess = (one: KnownAccess, other: KnownAccess): boolean =>
  one.name === other.name &&
  one.role === other.role &&
  (one.ownRoleId ?? null) === (other.ownRoleId ?? null) &&
  one.teamId === other.teamId &&
  one.visibility === other.visibility &&
  one.state === other.state
