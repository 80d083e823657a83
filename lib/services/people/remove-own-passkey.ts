import { deletePasskey } from '#db/queries/access/passkeys.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { leaveEnoughFactors } from '#lib/services/people/parts/leave-enough-factors.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireOwnPassword } from '#lib/services/people/parts/require-own-password.ts'
import { getOwnSecondFactor, type OwnSecondFactor } from './get-own-second-factor.ts'
import { requireSelf } from './shared/require-self.ts'

/** @throws not_found, second_factor_demanded, and the codes of {@link requireOwnPassword} */
export const removeOwnPasskey = async (
  context: Context,
  { id, current }: { id: string; current?: string | undefined },
): Promise<OwnSecondFactor> => {
  const { id: userId } = requireSelf(context)
  await requireOwnPassword(context, current)
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const person = await lockPerson(tx, context, userId)
    if (!(await deletePasskey(tx, { organizationId, userId, id }))) throw new DomainError('not_found')
    await leaveEnoughFactors(tx, person)
    const act = { action: 'own_passkey_removed', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, act)
  })
  return getOwnSecondFactor(context)
}
