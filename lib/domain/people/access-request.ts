import type { Role, Visibility } from '#lib/domain/access/permissions.ts'
import { APPROVAL_TRANSITIONS } from '#lib/domain/approvals/approval.ts'
import type { PersonState } from './person-state.ts'

/** Requests that a second manager must approve: access to an account, or removal of a second factor. */
export const ACCESS_REQUEST_KINDS = ['invitation', 'link', 'role', 'reactivation', 'second_factor'] as const
export type AccessRequestKind = (typeof ACCESS_REQUEST_KINDS)[number]

export const ACCESS_REQUEST_TRANSITIONS = {
  ...APPROVAL_TRANSITIONS,
  proposed: [...APPROVAL_TRANSITIONS.proposed, 'expired'],
  expired: [],
} as const

export type AccessRequestStatus = keyof typeof ACCESS_REQUEST_TRANSITIONS

export const ACCESS_REQUEST_STATUSES = Object.keys(ACCESS_REQUEST_TRANSITIONS) as [
  AccessRequestStatus,
  ...AccessRequestStatus[],
]

/** Days until an undecided request expires, and days a decided request stays listed. */
export const ACCESS_REQUEST_DAYS = 7

export type RequestedAccess = {
  name: string
  role: Role
  /** Replaces `role`; missing in requests made before organizations could define roles. */
  ownRoleId?: string | null
  teamId: string | null
  visibility: Visibility
}

export type AccessSnapshot = RequestedAccess & { state: PersonState }

export const isSameAccess = (one: AccessSnapshot, other: AccessSnapshot): boolean =>
  one.name === other.name &&
  one.role === other.role &&
  (one.ownRoleId ?? null) === (other.ownRoleId ?? null) &&
  one.teamId === other.teamId &&
  one.visibility === other.visibility &&
  one.state === other.state
