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
  /** Note in a proposal's history: nothing moved, so programs receive nothing. */
  'proposal',
  /** The same for a consult: a link opened, its customer identified. */
  'consult',
  /** The same for the offer of a simulation, also when its customer wants it. */
  'simulation',
  /** Not a change: everything before this place was deleted, so a reader from before it must reload. */
  'gap',
] as const
export type BackOfficeChangeKind = (typeof BACK_OFFICE_CHANGE_KINDS)[number]

/**
 * It stands for all changes of its kind within `MOVING_WINDOW_MS`: a reader reloads at once and again after
 * the window, and so does a new reader, who may have joined within one.
 */
export const MOVING = 'moving'

/** Throttle window for what happens all the time (an attempt, a call, a sign-in). */
export const THROTTLE_WINDOW_MS = 3_000

/** Retention of changes for readers that come back; after a longer absence a reader reloads everything. */
export const BACK_OFFICE_CHANGE_RETENTION_MS = 3 * 24 * 3_600_000

const KIND_OF: Readonly<Partial<Record<AuditSubject, BackOfficeChangeKind>>> = {
  access_request: 'people',
  application: 'applications',
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

/** `isMoving`: only that things are moving is reported, not each change. */
export type BackOfficeChange = { kind: BackOfficeChangeKind; isMoving: boolean }

/** Returns what an audited act changes; what customers and programs do changes only the audit itself. */
export const backOfficeChangeOf = (subject: AuditSubject): BackOfficeChange => {
  const kind = KIND_OF[subject]
  if (kind) return { kind, isMoving: false }
  return { kind: subject === 'session' ? 'people' : 'audit', isMoving: true }
}

/** Kinds that change all the time, and so are throttled. */
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

/** Returns the permission to receive changes of a kind; undefined when everybody may. */
export const permissionToReceive = (kind: string): Permission | undefined =>
  (HEARD_BY as Readonly<Record<string, Permission>>)[kind]
