import type { Connection } from '#db/client.ts'
import type { Permission } from '#lib/domain/access/permissions.ts'
import {
  type Approval,
  type Decision,
  decisionRefusal,
  STATUS_AFTER,
} from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { requireIndependentPerson } from './require-independent-person.ts'

type Decider = { decidedById: string | null; decidedByName: string | null; decidedAt: Date | null }

const UNDECIDED: Decider = { decidedById: null, decidedByName: null, decidedAt: null }

type DecisionRequest<D extends Decision> = { approval: Approval; decision: D; permission: Permission }

/**
 * Requires that the caller may decide: an author may only withdraw, nobody decides on their own access, and
 * the decider must be independent of the author.
 * @throws own_change, own_access, change_not_yours, access_touched, other_manager_decides
 */
export const requireDecider = async <D extends Decision>(
  tx: Connection,
  context: Context,
  { approval, decision, permission }: DecisionRequest<D>,
): Promise<Decider & { status: (typeof STATUS_AFTER)[D] }> => {
  const { actor, now: decidedAt } = context
  const refusal = decisionRefusal(approval, { actorId: actor.id, decision })
  if (refusal) throw new DomainError(refusal)
  const status = STATUS_AFTER[decision]
  if (decision === 'withdraw') return { status, ...UNDECIDED }
  await requireIndependentPerson(tx, context, { ...approval, permission })
  return { status, decidedById: actor.id, decidedByName: actor.name, decidedAt }
}
