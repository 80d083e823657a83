import { hasAnyFactor } from '#db/queries/access/second-factors.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { renewRecoveryCodes } from '#lib/services/people/parts/renew-recovery-codes.ts'
import { requireOwnPassword } from '#lib/services/people/parts/require-own-password.ts'
import { requireSelf } from './shared/require-self.ts'

/** @throws second_factor_missing, and the codes of {@link requireOwnPassword} */
export const renewOwnRecoveryCodes = async (
  context: Context,
  { current }: { current?: string | undefined },
): Promise<{ recoveryCodes: string[] }> => {
  const { id: userId } = requireSelf(context)
  await requireOwnPassword(context, current)
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    await lockPerson(tx, context, userId)
    if (!(await hasAnyFactor(tx, { organizationId, userId }))) throw new DomainError('second_factor_missing')
    const recoveryCodes = await renewRecoveryCodes(tx, context, userId)
    const act = { action: 'own_recovery_codes_renewed', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, act)
    return { recoveryCodes }
  })
}
