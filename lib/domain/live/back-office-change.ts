import type { AuditSubject } from '../access/audit-subjects.ts'
import type { Permission } from '../access/permissions.ts'

/** What of the back office changes beside the events that programs are notified of. */
export const BACK_OFFICE_CHANGE_KINDS = [
  'tables',
  'people',
  'applications',
  'webhooks',
  'institutions',
  'review_rules',
  'audit',
  /** A note in a proposal's history: nothing moved, so programs learn nothing. */
  'proposal',
  /** The same around a consult: a link opened, its customer identified. */
  'consult',
  /** The same around the offer of a simulation, and that its customer wants it. */
  'simulation',
  /**
   * Not a change: what was before this place was cleared, so that whoever comes from before it knows nothing
   * for sure.
   */
  'gap',
] as const
export type BackOfficeChangeKind = (typeof BACK_OFFICE_CHANGE_KINDS)[number]

/**
 * The type of a change that represents all of its kind within `MOVING_WINDOW_MS`: whoever hears of it looks
 * at once, and once more after it. Whoever begins to listen may have come within a window, and looks once
 * more after it as well.
 */
export const MOVING = 'moving'

/** Within so many milliseconds what happens all the time (an attempt, a call, a sign-in) is reported once. */
export const MOVING_WINDOW_MS = 3_000

/**
 * How long changes are kept for readers that come back, in milliseconds: whoever was away longer reads
 * everything anew.
 */
export const BACK_OFFICE_CHANGES_KEPT_MS = 3 * 24 * 3_600_000

const KIND_OF: Readonly<Partial<Record<AuditSubject, BackOfficeChangeKind>>> = {
  access_request: 'people',
  application: 'applications',
  clt_config: 'tables',
  fgts_fee_table: 'tables',
  institution: 'institutions',
  price_ceiling: 'tables',
  review_rules: 'review_rules',
  role: 'people',
  table_change: 'tables',
  team: 'people',
  user: 'people',
  webhook_endpoint: 'webhooks',
  webhook_delivery: 'webhooks',
}

/** A kind that changes, and whether each change is reported or only that things are moving. */
export type BackOfficeChange = { kind: BackOfficeChangeKind; isMoving: boolean }

/**
 * What of the back office an audited act changes. What customers and programs do all day changes nothing here
 * but the audit itself.
 */
export const backOfficeChangeOf = (subject: AuditSubject): BackOfficeChange => {
  const kind = KIND_OF[subject]
  if (kind) return { kind, isMoving: false }
  return { kind: subject === 'session' ? 'people' : 'audit', isMoving: true }
}

/** What moves all the time. */
export const MOVING_KINDS: readonly BackOfficeChangeKind[] = [
  'people',
  'applications',
  'webhooks',
  'institutions',
  'audit',
]

type HeardByAll = 'gap' | 'proposal' | 'consult' | 'simulation'

const HEARD_BY: Readonly<Record<Exclude<BackOfficeChangeKind, HeardByAll>, Permission>> = {
  tables: 'manage_fee_tables',
  people: 'manage_access',
  applications: 'manage_access',
  webhooks: 'manage_webhooks',
  institutions: 'view_institutions',
  review_rules: 'manage_review_rules',
  audit: 'view_audit',
}

/** What a person must be permitted to hear of changes of this kind; undefined when everybody may. */
export const permissionToHear = (kind: string): Permission | undefined =>
  (HEARD_BY as Readonly<Record<string, Permission>>)[kind]
