import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { withFixLink } from '#lib/services/pending-items/parts/open-fix-link.ts'
import type { EncryptedProof } from '#lib/services/self-service/shared/check-identity.ts'
import { formalizationTokenOf } from '#lib/services/self-service/shared/formalization-link.ts'
import { identityProofEnd, readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'

export type OwnContractAccess = EncryptedProof & { token: string }

/** Returns the contract page's token and the unchanged proof. @throws link_invalid, identity_required */
export const openOwnContract = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<OwnContractAccess> =>
  withFixLink(context, token, async (_tx, { organizationId, now }, { proposal: { id } }) => {
    const identity = readIdentityProof(proof, { subjectId: id, at: now })
    if (!identity || proof === undefined) throw new DomainError('identity_required')
    const contract = formalizationTokenOf({ organizationId, proposalId: id })
    return { token: contract, proof, expiresAt: identityProofEnd(identity) }
  })
