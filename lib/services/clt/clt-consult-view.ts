import type { Connection } from '#db/client'
import { findCltConsent } from '#db/queries/clt-consents'
import { listCltConsultHistory } from '#db/queries/clt-consult-history'
import type { CltConsultListRow } from '#db/queries/clt-consult-lists'
import type { CltConsultRow } from '#db/queries/clt-consults'
import { findOpenProposalIdOfConsult } from '#db/queries/proposals'
import { actorNameInEnglish } from '#lib/domain/access/system-actor-names'
import type { ConsultDetail, ConsultReason, ConsultSummary } from '#lib/domain/clt/consult-view'
import type { Language } from '#lib/domain/language'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import type { Context } from '#lib/services/context'
import { reasonIn } from '#lib/services/proposals/reason-of'
import { consentLinkOf } from './consent-link.ts'

/** A consult as a list shows it, in the reader's language. */
export const cltConsultView = (consult: CltConsultListRow, language: Language): ConsultSummary => ({
  id: consult.id,
  organizationId: consult.organizationId,
  documentNumber: consult.documentNumber,
  name: consult.name,
  institutionCode: consult.institutionCode,
  status: consult.status,
  availableMarginCents: consult.availableMarginCents,
  reason: reasonOfConsult(consult, language),
  createdAt: consult.createdAt,
  updatedAt: consult.updatedAt,
  consentDeadlineAt: consult.consentDeadlineAt,
  expiresAt: consult.expiresAt,
  consentLink: consentLinkOf(consult.organizationId, consult.id),
})

const reasonOfConsult = (consult: CltConsultListRow, language: Language): ConsultReason | null => {
  if (consult.code === null) return null
  const code = isReasonCode(consult.code) ? consult.code : 'provider_error'
  const { text, nextAction } = reasonTexts(code, language, consult.reasonDetails ?? {})
  return { code, text, retryable: reasonOf(code).retryable, nextAction }
}

/** A consult with all that is known of the worker, its consent, its history and the operation that uses its margin. */
export const cltConsultDetail = async (
  tx: Connection,
  { organizationId, language }: Context,
  consult: CltConsultRow,
): Promise<ConsultDetail> => {
  const key = { organizationId, consultId: consult.id }
  const [consent, history, operationId] = await Promise.all([
    findCltConsent(tx, key),
    listCltConsultHistory(tx, key),
    findOpenProposalIdOfConsult(tx, key),
  ])
  const { gender, birthDate, email, phone, worker, admissionMonths, simulationLimit, partnerInternalId } =
    consult
  return {
    ...cltConsultView(consult, language),
    gender,
    birthDate,
    email,
    phone,
    worker,
    admissionMonths,
    simulationLimit,
    recommendedInstallmentCents: consult.status === 'SUCCESS' ? consult.availableMarginCents : null,
    partnerInternalId,
    consent: consent
      ? {
          acceptedAt: consent.acceptedAt,
          channel: consent.channel,
          textVersion: consent.termVersion,
          textSha256: consent.termSha256,
          evidenceSha256: consent.evidenceSha256,
        }
      : null,
    history: history.map((row) => ({
      status: row.toStatus,
      at: row.at,
      actor: language === 'en' ? actorNameInEnglish(row) : row.actorName,
      reason: reasonIn(language, row),
    })),
    operationId: operationId ?? null,
  }
}
