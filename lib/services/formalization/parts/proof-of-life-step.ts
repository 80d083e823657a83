import type { Connection } from '#db/client.ts'
import { listProofsOfLife } from '#db/queries/formalization/proofs-of-life.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { ProofOfLifeStep } from '#lib/domain/formalization/formalization-view.ts'
import { signingRuleOf } from '#lib/domain/formalization/signing-rule.ts'
import { latestProofOfLife } from './latest-proof-of-life.ts'

export const proofOfLifeStepOf = async (
  tx: Connection,
  { proposal, institution }: { proposal: ProposalRow; institution: InstitutionRow },
): Promise<ProofOfLifeStep | null> => {
  const { organizationId, id: proposalId, product } = proposal
  const rule = signingRuleOf(institution.settings.signing, product).proofOfLife
  if (rule === 'none') return null
  if (rule === 'institution') return { rule }
  const checks = await listProofsOfLife(tx, { organizationId, proposalId })
  const passed = checks.find(({ outcome }) => outcome === 'passed')
  return { rule, state: (passed ?? latestProofOfLife(checks))?.outcome ?? 'missing' }
}
