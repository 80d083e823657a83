import type { Connection } from '#db/client.ts'
import { findCltConsent } from '#db/queries/clt/clt-consents.ts'
import { listCltConsultHistory } from '#db/queries/clt/clt-consult-history.ts'
import type { CltConsultListRow } from '#db/queries/clt/clt-consult-lists.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import { findOpenProposalIdOfConsult } from '#db/queries/proposals/proposals.ts'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import type { ConsultDetail, ConsultReason, ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import { concealCpf } from '#lib/domain/documents/cpf.ts'
import { maskBirthDate } from '#lib/domain/documents/mask-birth-date.ts'
import { maskEmail } from '#lib/domain/documents/mask-email.ts'
import type { Language } from '#lib/domain/language.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { consentLinkOf } from '#lib/services/clt/parts/consent-link.ts'
import type { Context } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'

type Reader = Pick<Context, 'actor' | 'language'>

export const cltConsultView = (consult: CltConsultListRow, reader: Reader): ConsultSummary => ({
  id: consult.id,
  organizationId: consult.organizationId,
  documentNumber: readsMasked(reader) ? concealCpf(consult.documentNumber) : consult.documentNumber,
  name: consult.name,
  institutionCode: consult.institutionCode,
  status: consult.status,
  availableMarginCents: consult.availableMarginCents,
  reason: reasonOfConsult(consult, reader.language),
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

export const cltConsultDetail = async (
  tx: Connection,
  context: Context,
  consult: CltConsultRow,
): Promise<ConsultDetail> => {
  const { organizationId, language } = context
  const key = { organizationId, consultId: consult.id }
  const [consent, history, operationId] = await Promise.all([
    findCltConsent(tx, key),
    listCltConsultHistory(tx, key),
    findOpenProposalIdOfConsult(tx, key),
  ])
  const { gender, worker, admissionMonths, simulationLimit, partnerInternalId, existingCustomer } = consult
  return {
    ...cltConsultView(consult, context),
    ...(readsMasked(context) ? maskedContact(consult) : contactOf(consult)),
    gender,
    worker,
    admissionMonths,
    simulationLimit,
    recommendedInstallmentCents: consult.status === 'SUCCESS' ? consult.availableMarginCents : null,
    partnerInternalId,
    existingCustomer,
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
      actor: actorNameIn(language, row),
      reason: storedReasonIn(language, row),
    })),
    operationId: operationId ?? null,
  }
}

const contactOf = ({ birthDate, email, phone }: CltConsultRow) => ({ birthDate, email, phone })

const maskedContact = ({ birthDate, email, phone }: CltConsultRow) => ({
  birthDate: maskBirthDate(birthDate),
  email: maskEmail(email),
  phone: { ...phone, number: `${'*'.repeat(phone.number.length - 4)}${phone.number.slice(-4)}` },
})
