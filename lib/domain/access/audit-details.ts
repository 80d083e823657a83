import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { PERSONAL_FIELDS } from '#lib/domain/personal-data/personal-data.ts'
import type { ActReason, ExportReason, RevealReason } from '#lib/domain/personal-data/reveal-reason.ts'
import type { PriceTableField } from '#lib/domain/prices/price-table-fields.ts'
import type { CancelReason } from '#lib/domain/proposals/cancel-reasons.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { ReviewRuleChange, ReviewRuleField } from '#lib/domain/review/review-rule-changes.ts'
import type { Permission } from './permissions.ts'

type InstitutionField = 'aliases' | 'name' | 'legalName' | 'cnpj' | 'products' | 'active' | 'settings'

type NamedField = (typeof PERSONAL_FIELDS)[number] | PriceTableField | InstitutionField

/** Reasons from closed lists. Free text is stored outside the audit, where it can be corrected and erased. */
type KnownReason = CancelReason | RevealReason | ActReason | ExportReason | 'failing' | 'gone'

type ChangedField =
  | 'role'
  | 'ownRoleId'
  | 'teamId'
  | 'visibility'
  | 'certification'
  | 'tokenLifetimeSeconds'
  | 'listsRunning'
  | 'addressRanges'
  | 'events'

type Pair = { from: string | null; to: string | null }

type PriceChanges = {
  label?: string | undefined
  name?: string | undefined
  isDefault?: boolean | undefined
  active?: boolean | undefined
  terms?: readonly number[] | undefined
  parameters?: Partial<PriceParameters> | undefined
}

/**
 * Secrets, customer data and free text (which may contain both) are forbidden in an audit entry. A new field
 * compiles only with its label in `components/audit/audit-fields.ts`.
 */
export type AuditDetails = {
  fields?: readonly NamedField[]
  /** Values before and after the change; the audit action tells which property changed. */
  from?: unknown
  to?: unknown
  changes?: PriceChanges | readonly ReviewRuleChange[]
  changed?: { [F in ChangedField]?: Pair }
  parameters?: PriceParameters

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
  reasonWritten?: boolean | undefined
  ownReview?: string | null
  documentTypes?: readonly string[]
  newPayment?: boolean
  type?: string
  itemId?: string
  /** Date and time in RFC 3339 format. */
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
  issuer?: string
  passwordsOff?: boolean
  refusal?: ReasonCode
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

export type AuditField =
  | keyof AuditDetails
  | NamedField
  | keyof PriceChanges
  | Exclude<keyof PriceParameters, 'feeWaived'>
  | keyof NonNullable<AuditDetails['changed']>
  | ReviewRuleField
