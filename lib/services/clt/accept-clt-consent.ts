import { CUSTOMER_PAGE_CHANNEL } from '#lib/domain/clt/consent-evidence'
import { awaitsConsent } from '#lib/domain/clt/consult-deadlines'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import { DomainError } from '#lib/domain/errors'
import { answerCltConsent, type ConsentLinkAnswer } from '#lib/services/clt/parts/answer-clt-consent'
import { approveCltConsent } from '#lib/services/clt/parts/approve-clt-consent'
import { type GivenConsent, keepConsentEvidence } from '#lib/services/clt/parts/keep-consent-evidence'
import { withConsentLink } from '#lib/services/clt/parts/open-consent-link'
import type { Context } from '#lib/services/context'
import { readIdentityProof } from '#lib/services/self-service/parts/identity-proof'

/**
 * The identified customer accepts the term on their page; `acceptedTextSha256` is that of the text they read.
 * Accepting twice changes nothing.
 * @throws link_invalid, identity_required, consent_text_changed, consult_not_authorizable,
 *   document_storage_unavailable
 * @withoutPermission the customer does it by their own link
 */
export const acceptCltConsent = async (
  context: Context,
  { acceptedTextSha256, ...answer }: ConsentLinkAnswer & { acceptedTextSha256: string },
): Promise<{ status: ConsultStatus }> => {
  const given = await consentOnPage(context, answer)
  const isSame = given?.consult.termSha256 === acceptedTextSha256
  const evidence = given && isSame ? await keepConsentEvidence(given.customer, given) : undefined
  return answerCltConsent(context, answer, (tx, customer, consult) => {
    if (consult.termSha256 !== acceptedTextSha256) throw new DomainError('consent_text_changed')
    return approveCltConsent(tx, customer, { consult, evidence })
  })
}

/** What the evidence says of the acceptance; undefined when there is nothing to accept, or not by them. */
const consentOnPage = (
  context: Context,
  { token, proof }: ConsentLinkAnswer,
): Promise<(GivenConsent & { customer: Context }) | undefined> =>
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
