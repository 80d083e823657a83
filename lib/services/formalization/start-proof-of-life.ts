import {
  insertProofOfLife,
  listProofsOfLife,
  updateProofOfLifeId,
} from '#db/queries/formalization/proofs-of-life.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { signingRuleOf } from '#lib/domain/formalization/signing-rule.ts'
import { proofOfLifeProvider } from '#lib/proof-of-life/provider.ts'
import type { Context } from '#lib/services/context.ts'
import { awaitsSignature } from '#lib/services/formalization/parts/awaits-signature.ts'
import { type LinkAnswer, withOwnLink } from '#lib/services/formalization/parts/open-own-link.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { formalizationLinkOf } from '#lib/services/self-service/shared/formalization-link.ts'

const DAY_MS = 86_400_000
const CHECKS_PER_DAY = 10
const DEMONSTRATION = 'demonstration'

/**
 * Starts a proof of life and returns its URL, or null if a sandbox without a provider passes it at once.
 * @throws link_invalid, identity_required, not_awaiting_signature, not_found if our page does not require a
 *   proof of life, proof_of_life_limit_reached, proof_of_life_unavailable
 * @withoutPermission the customer's own link authorizes the call
 */
export const startProofOfLife = async (
  context: Context,
  link: LinkAnswer,
): Promise<{ url: string | null }> => {
  const provider = proofOfLifeProvider()
  const { check, proposal } = await withOwnLink(context, link, async (tx, customer, { id }) => {
    const proposal = await lockProposal(tx, customer, { id })
    if (!awaitsSignature(proposal, customer.now)) throw new DomainError('not_awaiting_signature')
    const { settings, kind } = await institutionRow(tx, proposal)
    if (signingRuleOf(settings.signing, proposal.product).proofOfLife !== 'here')
      throw new DomainError('not_found')
    if (!provider && kind !== 'sandbox') throw new DomainError('proof_of_life_unavailable')
    const key = { organizationId: proposal.organizationId, proposalId: id }
    const since = customer.now.getTime() - DAY_MS
    const today = (await listProofsOfLife(tx, key)).filter(({ startedAt }) => startedAt.getTime() > since)
    if (today.length >= CHECKS_PER_DAY) throw new DomainError('proof_of_life_limit_reached')
    const check = {
      id: newId(customer.now),
      ...key,
      provider: provider?.name ?? DEMONSTRATION,
      externalId: null,
      outcome: provider ? ('open' as const) : ('passed' as const),
      evidence: provider ? null : DEMONSTRATION,
      startedAt: customer.now,
      checkedAt: provider ? null : customer.now,
    }
    await insertProofOfLife(tx, check)
    await recordAudit(tx, customer, {
      action: 'proof_of_life.start',
      subjectType: 'proposal',
      subjectId: id,
    })
    return { check, proposal }
  })
  if (!provider) return { url: null }
  const { organizationId, id, borrower } = proposal
  const { externalId, url } = await provider.start({
    reference: check.id,
    documentNumber: borrower.documentNumber,
    name: borrower.name,
    birthDate: borrower.birthDate,
    returnTo: formalizationLinkOf(organizationId, id),
  })
  await withTransaction({ organizationId }, (tx) => updateProofOfLifeId(tx, check, externalId))
  return { url }
}
