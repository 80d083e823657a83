import { CUSTOMER_PAGE_CHANNEL } from '#lib/domain/clt/consent-evidence.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ConsentLinkAnswer } from '#lib/services/clt/parts/answer-clt-consent.ts'
import { lockCltConsult } from '#lib/services/clt/parts/lock-clt-consult.ts'
import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import { revokeConsent } from '#lib/services/clt/parts/revoke-consent.ts'
import type { Context } from '#lib/services/context.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'

/**
 * @throws link_invalid, identity_required, consult_not_revocable
 * @withoutPermission the customer's own link authorizes the call
 */
export const revokeCltConsent = (
  context: Context,
  { token, proof }: ConsentLinkAnswer,
): Promise<{ status: ConsultStatus }> =>
  withConsentLink(context, token, async (tx, customer, { id }) => {
    if (!readIdentityProof(proof, { subjectId: id, at: customer.now }))
      throw new DomainError('identity_required')
    const consult = await lockCltConsult(tx, customer, id)
    const { status } = await revokeConsent(tx, customer, {
      consult,
      channel: CUSTOMER_PAGE_CHANNEL,
      identityCheck: 'cpf_and_birth_date',
    })
    return { status }
  })
