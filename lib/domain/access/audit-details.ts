import type { PERSONAL_FIELDS } from '#lib/domain/personal-data/personal-data'
import type { ActReason, ExportReason, RevealReason } from '#lib/domain/personal-data/reveal-reason'
import type { PriceTableField } from '#lib/domain/prices/price-table-fields'
import type { FeeTableParameters } from '../finance/fee-table.ts'
import type { CancelReason } from '../proposals/cancel-reasons.ts'
import type { ReviewRuleChange, ReviewRuleField } from '../proposals/review-rule-changes.ts'
import type { Permission } from './permissions.ts'

/** What an institution's settings are. */
type InstitutionField = 'aliases' | 'name' | 'legalName' | 'cnpj' | 'products' | 'active' | 'settings'

/** A field that was looked at or changed, by its name. */
type NamedField = (typeof PERSONAL_FIELDS)[number] | PriceTableField | InstitutionField

/**
 * Why, as one of a known list: what somebody wrote is with the thing itself, where it can be corrected and
 * forgotten.
 */
type KnownReason = CancelReason | RevealReason | ActReason | ExportReason | 'failing' | 'gone'

/** What is reported with its value before and after. */
type ChangedField =
  | 'role'
  | 'ownRoleId'
  | 'teamId'
  | 'visibility'
  | 'certification'
  | 'tokenLifetimeSeconds'
  | 'listsRunning'
  | 'events'

type Pair = { from: string | null; to: string | null }

/** What a new version of a table changes. */
type PriceChanges = {
  label?: string | undefined
  name?: string | undefined
  isDefault?: boolean | undefined
  active?: boolean | undefined
  terms?: readonly number[] | undefined
  parameters?: Partial<FeeTableParameters> | undefined
}

/**
 * Everything an entry of the audit may say beside who, what and when: codes, ids, counts and names of
 * fields; never secrets, a customer's data, or what somebody wrote freely, in which either can be. A field
 * more needs its words in `components/audit/audit-fields.ts`, or neither compiles.
 */
export type AuditDetails = {
  fields?: readonly NamedField[]
  /** Before and after: of what, the action says. */
  from?: unknown
  to?: unknown
  changes?: PriceChanges | readonly ReviewRuleChange[]
  changed?: { [F in ChangedField]?: Pair }
  parameters?: FeeTableParameters

  product?: string
  institutionCode?: string
  table?: string
  slug?: string
  terms?: readonly number[]
  version?: number
  resultId?: string
  proposedBy?: string
  monthlyRate?: string | null
  kind?: string
  products?: readonly string[]

  decision?: string
  reason?: KnownReason | undefined
  /** Whether somebody wrote why; the words are in the proposal's history. */
  reasonWritten?: boolean | undefined
  ownReview?: string | null
  documentTypes?: readonly string[]
  newPayment?: boolean
  type?: string
  itemId?: string
  /** RFC 3339. */
  expiresAt?: string
  documents?: readonly string[]
  documentId?: string
  contractNumber?: string | null
  simulationId?: string | null
  expired?: boolean

  channel?: string
  identityCheck?: string
  termVersion?: string
  format?: string

  role?: string
  teamId?: string | null
  visibility?: string
  purpose?: string
  ownRoleId?: string | null
  permissions?: readonly Permission[]
  gained?: readonly Permission[]
  lost?: readonly Permission[]
  endedSessions?: number
  sessionId?: string
  name?: string

  clientId?: string
  serviceAccountId?: string
  scopes?: readonly string[]
  overlapDays?: number
  kid?: string
  exposed?: boolean

  count?: number
  deleted?: number
  anonymized?: number
  kept?: number
  files?: number
  actorId?: string
  group?: string
  subjectId?: string
  startDate?: string
  endDate?: string
}

/** The fields of details, those of what is nested in them included. */
export type AuditField =
  | keyof AuditDetails
  | NamedField
  | keyof PriceChanges
  | Exclude<keyof FeeTableParameters, 'feeWaived'>
  | keyof NonNullable<AuditDetails['changed']>
  | ReviewRuleField
