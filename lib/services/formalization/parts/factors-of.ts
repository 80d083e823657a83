import type { Connection } from '#db/client.ts'
import { listProofsOfLife } from '#db/queries/formalization/proofs-of-life.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { SignatureFactor } from '#lib/domain/formalization/signature-factor.ts'
import type { SigningRule } from '#lib/domain/formalization/signing-rule.ts'
import type { Context } from '#lib/services/context.ts'
import type { IdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { checkSignatureCode, type SignedTexts } from './signature-code.ts'

type FactorInput = {
  signed: SignedTexts
  rule: SigningRule
  identity: IdentityProof
  code: string | undefined
}

/** Returns the factors, or a refusal to throw after the commit. @throws proof_of_life_required */
export const factorsOf = async (
  tx: Connection,
  { now }: Context,
  { signed, rule, identity, code }: FactorInput,
): Promise<SignatureFactor[] | DomainError> => {
  const identification = { kind: 'cpf_and_birth_date', at: identity.identifiedAt.toISOString() } as const
  const proofOfLife = await proofOfLifeOf(tx, signed, rule)
  if (rule.code !== 'here')
    return [identification, { kind: 'by_institution', factor: 'one_time_code' }, ...proofOfLife]
  const factor = await checkSignatureCode(tx, { signed, code, at: now })
  return factor instanceof DomainError ? factor : [identification, factor, ...proofOfLife]
}

const proofOfLifeOf = async (
  tx: Connection,
  signed: SignedTexts,
  { proofOfLife }: SigningRule,
): Promise<SignatureFactor[]> => {
  if (proofOfLife === 'none') return []
  if (proofOfLife === 'institution') return [{ kind: 'by_institution', factor: 'proof_of_life' }]
  const passed = (await listProofsOfLife(tx, signed)).find(({ outcome }) => outcome === 'passed')
  if (!passed?.checkedAt) throw new DomainError('proof_of_life_required')
  const { provider, evidence, checkedAt } = passed
  return [{ kind: 'proof_of_life', provider, evidence: evidence ?? '', at: checkedAt.toISOString() }]
}
