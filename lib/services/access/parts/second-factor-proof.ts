import type { Connection } from '#db/client.ts'
import { isRecoveryCodeUnused, updateRecoveryCodeUsed } from '#db/queries/access/recovery-codes.ts'
import { findSecondFactor, updateSecondFactorStep } from '#db/queries/access/second-factors.ts'
import { withTransaction } from '#db/transaction.ts'
import { decryptSecondFactor, recoveryCodeDigest } from '#lib/config/second-factor-secret.ts'
import { matchingTotpStep } from '#lib/config/totp.ts'
import { isRecoveryCode, readSecondFactorCode } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

export type SecondFactorProof =
  | { kind: 'none' }
  | { kind: 'app'; step: number }
  | { kind: 'recovery'; codeHash: string }

type Owner = { organizationId: string; id: string }

/**
 * Returns the proof for a valid code without consuming the code; null if it is wrong or already used.
 * @throws second_factor_needed
 */
export const findSecondFactorProof = (
  { organizationId, id: userId }: Owner,
  input: string | undefined,
  at: Date,
): Promise<SecondFactorProof | null> =>
  withTransaction({ organizationId }, async (tx) => {
    const factor = await findSecondFactor(tx, { organizationId, userId })
    if (!factor) return { kind: 'none' }
    if (input === undefined || input.trim() === '') throw new DomainError('second_factor_needed')
    const code = readSecondFactorCode(input)
    if (code === null) return null
    if (isRecoveryCode(code)) {
      const codeHash = recoveryCodeDigest(userId, code)
      const isUnused = await isRecoveryCodeUnused(tx, { organizationId, userId }, codeHash)
      return isUnused ? { kind: 'recovery', codeHash } : null
    }
    const step = matchingTotpStep(decryptSecondFactor(factor.secretEncrypted), code, at)
    return step !== null && step > factor.lastStep ? { kind: 'app', step } : null
  })

/** Consumes a proof; the caller has locked the acting person's row. @throws second_factor_wrong */
export const spendSecondFactorProof = async (
  tx: Connection,
  context: Context,
  proof: SecondFactorProof,
): Promise<void> => {
  const { organizationId, actor, now: at } = context
  const key = { organizationId, userId: actor.id }
  if (!(await isUsable(tx, { ...key, at }, proof))) throw new DomainError('second_factor_wrong')
  if (proof.kind !== 'recovery') return
  await recordAudit(tx, context, {
    action: 'recovery_code_used',
    subjectType: 'user',
    subjectId: actor.id,
  })
}

type Use = { organizationId: string; userId: string; at: Date }

const isUsable = async (tx: Connection, { at, ...key }: Use, proof: SecondFactorProof): Promise<boolean> => {
  if (proof.kind === 'none') return (await findSecondFactor(tx, key)) === undefined
  if (proof.kind === 'app') return updateSecondFactorStep(tx, key, proof.step)
  return updateRecoveryCodeUsed(tx, key, { codeHash: proof.codeHash, at })
}
