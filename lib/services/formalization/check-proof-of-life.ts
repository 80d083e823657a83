import {
  closeProofOfLife,
  listProofsOfLife,
  type ProofOfLifeRow,
} from '#db/queries/formalization/proofs-of-life.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { proofOfLifeProvider } from '#lib/proof-of-life/provider.ts'
import type { Context } from '#lib/services/context.ts'
import { latestProofOfLife } from '#lib/services/formalization/parts/latest-proof-of-life.ts'
import { type LinkAnswer, withOwnLink } from '#lib/services/formalization/parts/open-own-link.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'

/**
 * Returns the outcome of the latest proof of life. If it is open, its result is requested outside any
 * transaction and then stored.
 * @throws link_invalid, identity_required, proof_of_life_required if none started, proof_of_life_unavailable
 * @withoutPermission the customer's own link authorizes the call
 */
export const checkProofOfLife = async (
  context: Context,
  link: LinkAnswer,
): Promise<{ outcome: ProofOfLifeRow['outcome'] }> => {
  const { check, customer } = await withOwnLink(context, link, async (tx, customer, proposal) => {
    const key = { organizationId: proposal.organizationId, proposalId: proposal.id }
    return { check: latestProofOfLife(await listProofsOfLife(tx, key)), customer }
  })
  if (!check?.externalId) throw new DomainError('proof_of_life_required')
  if (check.outcome !== 'open') return { outcome: check.outcome }
  const provider = proofOfLifeProvider()
  if (provider?.name !== check.provider) throw new DomainError('proof_of_life_unavailable')
  const result = await provider.result(check.externalId)
  if (result.outcome === 'open') return { outcome: 'open' }
  const passed = result.outcome === 'passed' ? result : null
  await withTransaction(customer, async (tx) => {
    const isNew = await closeProofOfLife(tx, check, {
      outcome: result.outcome,
      evidence: passed?.evidence ?? null,
      checkedAt: passed?.checkedAt ?? customer.now,
    })
    if (!isNew) return
    const subject = { subjectType: 'proposal', subjectId: check.proposalId } as const
    const kind = passed ? 'proof_of_life_passed' : 'proof_of_life_failed'
    await recordTimelineEvent(tx, customer, { ...subject, kind, link: 'formalization' })
    await recordAudit(tx, customer, { action: 'proof_of_life.end', ...subject })
  })
  return { outcome: result.outcome }
}
