import type { Connection } from '#db/client.ts'
import { listPasskeys, type PasskeyRow, updatePasskeyUse } from '#db/queries/access/passkeys.ts'
import { isRecoveryCodeUnused, updateRecoveryCodeUsed } from '#db/queries/access/recovery-codes.ts'
import {
  findSecondFactor,
  hasAnyFactor,
  type SecondFactorRow,
  updateSecondFactorStep,
} from '#db/queries/access/second-factors.ts'
import { withTransaction } from '#db/transaction.ts'
import { decryptSecondFactor, recoveryCodeDigest } from '#lib/config/second-factor-secret.ts'
import { matchingTotpStep } from '#lib/config/totp.ts'
import type { PasskeyAssertion, PasskeyWay } from '#lib/domain/access/passkey.ts'
import { type FactorInput, isRecoveryCode, readSecondFactorCode } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { type ChallengeHolder, spendChallenge } from './passkey-challenges.ts'
import { verifyPasskeyUse } from './verify-passkey.ts'

export type SecondFactorProof =
  | { kind: 'none' }
  | { kind: 'app'; step: number }
  | { kind: 'recovery'; codeHash: string }
  | { kind: 'passkey'; passkeyId: string; counter: number; backedUp: boolean; way: PasskeyWay }

type Owner = { organizationId: string; id: string }

/** A holder with a `sessionId` means a confirmation, one with a `browser` a sign-in. */
type Use = { holder: ChallengeHolder; at: Date; way?: 'after_password' | 'after_provider' }

/** Consumes a challenge but no proof; null means a wrong or used factor. @throws second_factor_needed */
export const findSecondFactorProof = async (
  owner: Owner,
  { code, passkey }: FactorInput,
  { holder, at, way = 'after_password' }: Use,
): Promise<SecondFactorProof | null> => {
  const { organizationId, id: userId } = owner
  const key = { organizationId, userId }
  const { app, passkeys } = await withTransaction(owner, async (tx) => ({
    app: await findSecondFactor(tx, key),
    passkeys: await listPasskeys(tx, key),
  }))
  if (!app && passkeys.length === 0) return { kind: 'none' }
  if (passkey) {
    const isConfirmation = 'sessionId' in holder
    const purpose = isConfirmation ? 'confirmation' : 'sign_in'
    const challenge = await spendChallenge(passkey.response.clientDataJSON, { purpose, holder }, at)
    const row = passkeys.find(({ credentialId }) => credentialId === passkey.id)
    if (!row || challenge === null) return null
    return passkeyProof(row, { passkey, challenge, way: isConfirmation ? 'confirmation' : way })
  }
  if (code === undefined || code.trim() === '')
    throw new DomainError('second_factor_needed', {
      hasApp: app !== undefined,
      hasPasskey: passkeys.length > 0,
    })
  return codeProof(owner, { app, code, at })
}

type PasskeyInput = { passkey: PasskeyAssertion; challenge: string; way: PasskeyWay }

export const passkeyProof = async (
  row: PasskeyRow,
  { passkey, challenge, way }: PasskeyInput,
): Promise<SecondFactorProof | null> => {
  const use = await verifyPasskeyUse(row, passkey, challenge)
  return use && { kind: 'passkey', passkeyId: row.id, ...use, way }
}

type CodeInput = { app: SecondFactorRow | undefined; code: string; at: Date }

const codeProof = async (
  { organizationId, id: userId }: Owner,
  { app, code: input, at }: CodeInput,
): Promise<SecondFactorProof | null> => {
  const code = readSecondFactorCode(input)
  if (code === null) return null
  if (isRecoveryCode(code)) {
    const codeHash = recoveryCodeDigest(userId, code)
    const isUnused = await withTransaction({ organizationId }, (tx) =>
      isRecoveryCodeUnused(tx, { organizationId, userId }, codeHash),
    )
    return isUnused ? { kind: 'recovery', codeHash } : null
  }
  if (!app) return null
  const step = matchingTotpStep(decryptSecondFactor(app.secretEncrypted), code, at)
  return step !== null && step > app.lastStep ? { kind: 'app', step } : null
}

/** Consumes a proof; the caller must have locked the acting person. @throws second_factor_wrong */
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

type Spending = { organizationId: string; userId: string; at: Date }

const isUsable = async (
  tx: Connection,
  { at, ...key }: Spending,
  proof: SecondFactorProof,
): Promise<boolean> => {
  if (proof.kind === 'none') return !(await hasAnyFactor(tx, key))
  if (proof.kind === 'app') return updateSecondFactorStep(tx, key, proof.step)
  if (proof.kind === 'recovery') return updateRecoveryCodeUsed(tx, key, { codeHash: proof.codeHash, at })
  const { passkeyId: id, counter, backedUp, way } = proof
  return updatePasskeyUse(tx, { ...key, id }, { counter, backedUp, lastUsedAt: at, way })
}
