import { lockOffer } from '#db/queries/simulations/simulation-locks.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Context } from '#lib/services/context.ts'
import { checkIdentity, type EncryptedProof } from '#lib/services/self-service/shared/check-identity.ts'
import { withOfferLink } from '#lib/services/simulations/parts/open-offer-link.ts'

type IdentityClaim = { token: string; documentNumber: string; birthDate?: Day | null | undefined }

/**
 * Verifies the CPF and, if known, the birth date. Attempts are limited as they are for the contract link.
 * @throws link_invalid, invalid_request if the birth date is missing, identity_mismatch, identity_locked
 * @withoutPermission customers call it through their own link
 */
export const identifyOfferReader = async (
  context: Context,
  { token, ...claimed }: IdentityClaim,
): Promise<EncryptedProof> => {
  const outcome = await withOfferLink(context, token, async (tx, customer, { simulation, knownCustomer }) => {
    const { id, documentNumber } = simulation.row
    const birthDate = knownCustomer?.birthDate ?? null
    if (birthDate !== null && !claimed.birthDate)
      throw fieldRefusal({ pointer: '/birthDate', code: 'required' }, 'invalid_request')
    await lockOffer(tx, id)
    return checkIdentity(tx, customer, {
      subject: { type: 'simulation', id, documentNumber, birthDate },
      claimed,
      link: 'offer',
    })
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}
