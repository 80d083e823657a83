import { findCltConsultForUpdate } from '#db/queries/clt/clt-consults.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import type { Context } from '#lib/services/context.ts'
import {
  type ClaimedIdentity,
  checkIdentity,
  type EncryptedProof,
} from '#lib/services/self-service/shared/check-identity.ts'

/**
 * @throws link_invalid, identity_mismatch, identity_locked (limits of `checkIdentity`)
 * @withoutPermission the customer's own link authorizes the call
 */
export const identifyCltSigner = async (
  context: Context,
  { token, ...claimed }: ClaimedIdentity & { token: string },
): Promise<EncryptedProof> => {
  const outcome = await withConsentLink(context, token, async (tx, customer, { id }) => {
    const locked = await findCltConsultForUpdate(tx, { organizationId: customer.organizationId, id })
    if (!locked) throw new DomainError('link_invalid')
    const { documentNumber, birthDate } = locked
    return checkIdentity(tx, customer, {
      subject: { type: 'clt_consult', id, documentNumber, birthDate },
      claimed,
      link: 'consent',
    })
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}
