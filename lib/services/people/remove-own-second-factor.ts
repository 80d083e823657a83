import { deleteSecondFactor } from '#db/queries/access/second-factors.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { leaveEnoughFactors } from '#lib/services/people/parts/leave-enough-factors.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireOwnPassword } from '#lib/services/people/parts/require-own-password.ts'
import { getOwnSecondFactor, type OwnSecondFactor } from './get-own-second-factor.ts'
import { requireSelf } from './shared/require-self.ts'

/** @throws second_factor_demanded, second_factor_missing, and the codes of {@link requireOwnPassword} */
export const removeOwnSecondFactor = async (
  context: Context,
  { current }: { current?: string | undefined },
): Promise<OwnSecondFactor> => {
  const { id: userId } = requireSelf(context)
  await requireOwnPassword(context, current)
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const person = await lockPerson(tx, context, userId)
    if (!(await deleteSecondFactor(tx, { organizationId, userId })))
      throw new DomainError('second_factor_missing')
    await leaveEnoughFactors(tx, person)
    const act = { action: 'own_second_factor_removed', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, act)
  })
  return getOwnSecondFactor(context)
}
