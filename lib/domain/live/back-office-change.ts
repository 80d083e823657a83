import type { AuditSubject } from '#lib/domain/access/audit-subjects.ts'
import type { Permission } from '#lib/domain/access/permissions.ts'

export const BACK_OFFICE_CHANGE_KINDS = [
  'prices',
  'people',
  'applications',
  'webhooks',
  'institutions',
  'review_rules',
  'audit',
  /** Note in a proposal's history. The proposal's status stays the same, so API clients receive no event. */
  'proposal',
  'consult',
  'simulation',
  /** Marks that older changes were deleted. A reader whose cursor is older than this marker must reload. */
  'gap',
] as const
export type BackOfficeChangeKind = (typeof BACK_OFFICE_CHANGE_KINDS)[number]

/**
 * A throttled change stands for all changes of a kind within `THROTTLE_WINDOW_MS`. Readers reload when it
 * arrives and again after the window. They also reload one window after connecting, because they may have
 * missed a change.
 */
export const MOVING = 'moving'

/** Throttle window for frequent events (a delivery attempt, a call, a sign-in). */
export const THROTTLE_WINDOW_MS = 3_000

/** Retention of changes for readers that reconnect; after a longer absence a reader reloads everything. */
export const BACK_OFFICE_CHANGE_RETENTION_MS = 3 * 24 * 3_600_000

const KIND_OF: Readonly<Partial<Record<AuditSubject, BackOfficeChangeKind>>> = {
  access_request: 'people',
  application: 'applications',
  identity_provider: 'people',
  price_table: 'prices',
  institution: 'institutions',
  price_ceiling: 'prices',
  review_rules: 'review_rules',
  role: 'people',
  price_change: 'prices',
  team: 'people',
  user: 'people',
  webhook_endpoint: 'webhooks',
  webhook_delivery: 'webhooks',
}

/** A change with `isMoving` is reported at most once per throttle window. */
export type BackOfficeChange = { kind: BackOfficeChangeKind; isMoving: boolean }

/** Returns the kind of change; sessions are `people`, subjects without a kind `audit`, both throttled. */
export const backOfficeChangeOf = (subject: AuditSubject): BackOfficeChange => {
  const kind = KIND_OF[subject]
  if (kind) return { kind, isMoving: false }
  return { kind: subject === 'session' ? 'people' : 'audit', isMoving: true }
}

/** Kinds that change constantly and are therefore throttled. */
export const MOVING_KINDS: readonly BackOfficeChangeKind[] = [
  'people',
  'applications',
  'webhooks',
  'institutions',
  'audit',
]

type PublicChangeKind = 'gap' | 'proposal' | 'consult' | 'simulation'

const HEARD_BY: Readonly<Record<Exclude<BackOfficeChangeKind, PublicChangeKind>, Permission>> = {
  prices: 'manage_prices',
  people: 'manage_access',
  applications: 'manage_access',
  webhooks: 'manage_webhooks',
  institutions: 'view_institutions',
  review_rules: 'manage_review_rules',
  audit: 'view_audit',
}

/** Returns the permission to receive changes of a kind; undefined if every signed-in user receives them. */
export const permissionToReceive = (kind: string): Permission | undefined =>
  (HEARD_BY as Readonly<Record<string, Permission>>)[kind]
