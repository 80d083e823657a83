import { createHash } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import {
  type CltConsultRow,
  findActiveCltConsultForUpdate,
  insertCltConsult,
} from '#db/queries/clt/clt-consults.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { ageOn, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { CONSENT_TERM_VERSION, consentTermText } from '#lib/domain/clt/consent-term.ts'
import { consentDeadlineOf } from '#lib/domain/clt/consult-deadlines.ts'
import type { ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import type { Gender } from '#lib/domain/documents/identity.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { possibleBirthDates } from '#lib/domain/proposals/possible-dates.ts'
import { endOverdueCltConsult } from '#lib/services/clt/parts/end-overdue-clt-consult.ts'
import { enqueueExpiry, publishCltConsult } from '#lib/services/clt/parts/move-clt-consult.ts'
import { recordCltConsultHistory } from '#lib/services/clt/parts/record-clt-consult-history.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { chooseInstitution } from '#lib/services/institutions/shared/choose-institution.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requirePossibleDate } from '#lib/services/proposals/shared/require-possible-date.ts'
import { cltConsultView } from './shared/clt-consult-view.ts'

const MINIMUM_AGE = 18

/** Maximum attempts; a retry is needed if the conflicting consent term ends between insert and lookup. */
const TRIES = 3

export type CltConsultOrder = {
  documentNumber: string
  name: string
  gender: Gender
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  provider?: string | undefined
}

/**
 * Creates a consent term. A CPF has at most one active term, even under concurrent requests.
 * @throws age_validation_minimum_age_not_reached, provider_required, provider_not_supported,
 *   product_not_supported, consult_already_exists_by_user_and_document_number (with `consultId`)
 */
export const createCltConsult = async (context: Context, order: CltConsultOrder): Promise<ConsultSummary> => {
  requirePermission(context, 'originate')
  requireAge(context, order.birthDate)
  return withTransaction(context, async (tx) => {
    const institution = await chooseInstitution(tx, context, {
      code: order.provider,
      product: 'clt',
    })
    const consult = await consultOf(tx, context, { order, institution })
    await insertOrRefuse(tx, context, consult)
    await recordCltConsultHistory(tx, context, {
      consultId: consult.id,
      from: null,
      to: consult.status,
      reason: null,
    })
    await publishCltConsult(tx, context, consult)
    await enqueueExpiry(tx, consult)
    await recordAudit(tx, context, {
      action: 'consult.create',
      subjectType: 'clt_consult',
      subjectId: consult.id,
      details: { institutionCode: consult.institutionCode, termVersion: consult.termVersion },
    })
    return cltConsultView(consult, context)
  })
}

const requireAge = ({ now }: Context, birthDate: Day) => {
  const today = dayInSaoPaulo(now)
  requirePossibleDate(birthDate, possibleBirthDates(today), '/birthDate')
  if (ageOn(birthDate, today) >= MINIMUM_AGE) return
  throw fieldRefusal({ pointer: '/birthDate', code: 'age_validation_minimum_age_not_reached' })
}

const insertOrRefuse = async (tx: Connection, context: Context, consult: CltConsultRow): Promise<void> => {
  const words = nameWords(consult.name)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await insertCltConsult(tx, consult, words)) return
    const active = await findActiveCltConsultForUpdate(tx, consult)
    if (!active) continue
    const current = await endOverdueCltConsult(tx, context, active)
    if (current.closedAt === null) throw alreadyExists(current.id)
  }
  throw alreadyExists()
}

const alreadyExists = (consultId?: string) =>
  new DomainError('consult_already_exists_by_user_and_document_number', { consultId })

type ConsultParts = { order: CltConsultOrder; institution: InstitutionRow }

const consultOf = async (
  tx: Connection,
  { organizationId, actor, now }: Context,
  { order: { provider, ...signer }, institution }: ConsultParts,
): Promise<CltConsultRow> => ({
  id: newId(now),
  organizationId,
  institutionCode: institution.code,
  ...signer,
  status: 'WAITING_CONSENT',
  ...UNANSWERED,
  ...(await termOf(tx, organizationId, institution)),
  createdByKind: actor.kind,
  createdById: actor.id,
  createdByName: actor.name,
  createdAt: now,
  updatedAt: now,
  consentDeadlineAt: consentDeadlineOf(now),
})

const UNANSWERED = {
  code: null,
  reasonDetails: null,
  worker: null,
  availableMarginCents: null,
  admissionMonths: null,
  existingCustomer: null,
  simulationLimit: null,
  partnerInternalId: null,
  reportSequence: null,
  deadlineAt: null,
  expiresAt: null,
  closedAt: null,
} as const

const termOf = async (tx: Connection, organizationId: string, institution: InstitutionRow) => {
  const organization = await findOrganization(tx, organizationId)
  if (!organization) throw new Error('the organization of a context does not exist')
  const termText = consentTermText(CONSENT_TERM_VERSION, {
    institutionLegalName: institution.legalName,
    institutionCnpj: formatCnpj(institution.cnpj as Cnpj),
    organizationName: organization.name,
  })
  const termSha256 = createHash('sha256').update(termText).digest('hex')
  return { termVersion: CONSENT_TERM_VERSION, termText, termSha256 }
}
