import { CUSTOMER_PAGE_CHANNEL } from '#lib/domain/clt/consent-evidence.ts'
import { awaitsConsent } from '#lib/domain/clt/consult-deadlines.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { answerCltConsent, type ConsentLinkAnswer } from '#lib/services/clt/parts/answer-clt-consent.ts'
import { approveCltConsent } from '#lib/services/clt/parts/approve-clt-consent.ts'
import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import type { Context } from '#lib/services/context.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { type ConsentInput, storeConsentEvidence } from './parts/store-consent-evidence.ts'

/**
 * A repeated acceptance changes nothing.
 * @throws link_invalid, identity_required, consent_text_changed, consult_not_authorizable,
 *   document_storage_unavailable
 * @withoutPermission the customer's own link authorizes the call
 */
export const acceptCltConsent = async (
  context: Context,
  { acceptedTextSha256, ...answer }: ConsentLinkAnswer & { acceptedTextSha256: string },
): Promise<{ status: ConsultStatus }> => {
  const consent = await consentOnPage(context, answer)
  const isSame = consent?.consult.termSha256 === acceptedTextSha256
  const evidence = consent && isSame ? await storeConsentEvidence(consent.customer, consent) : undefined
  return answerCltConsent(context, answer, (tx, customer, consult) => {
    if (consult.termSha256 !== acceptedTextSha256) throw new DomainError('consent_text_changed')
    return approveCltConsent(tx, customer, { consult, evidence })
  })
}

const consentOnPage = (
  context: Context,
  { token, proof }: ConsentLinkAnswer,
): Promise<(ConsentInput & { customer: Context }) | undefined> =>
  withConsentLink(context, token, async (_tx, customer, consult) => {
    const identity = readIdentityProof(proof, { subjectId: consult.id, at: customer.now })
    if (!identity || !awaitsConsent(consult, customer.now)) return undefined
    return {
      customer,
      consult,
      channel: CUSTOMER_PAGE_CHANNEL,
      identityCheck: 'cpf_and_birth_date',
      identifiedAt: identity.identifiedAt,
      acceptedAt: customer.now,
      ip: customer.client.ip,
      userAgent: customer.client.userAgent,
    }
  })
