import { asOneRequest } from '#db/request-waits.ts'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { mayRecordRefusal } from '#lib/services/access/shared/may-record-refusal.ts'
import type { Actor } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type RefusedRequest = { organizationId: string; actor: Actor; ip: string }

/**
 * Records a possible theft of a session or token, once in 15 minutes per account and network; never throws.
 * @withoutPermission the request was refused
 */
export const recordRefusedAddress = (refused: RefusedRequest): void => {
  asOneRequest(() => record(refused)).catch((error: unknown) =>
    logger.warn(describeError(error), 'refused address not recorded'),
  )
}

const record = async ({ organizationId, actor, ip }: RefusedRequest): Promise<void> => {
  const at = now()
  const subject = `address\n${actor.id}\n${addressGroup(ip)}`
  if (!(await mayRecordRefusal({ subject, most: 1 }, at))) return
  const context = {
    ...{ organizationId, actor, now: at, requestId: newId(at), language: 'pt-BR' as const },
    client: { ip, userAgent: '' },
  }
  await withTransaction(context, (tx) =>
    recordAudit(tx, context, {
      action: 'address_refused',
      subjectType: actor.kind === 'application' ? 'application' : 'user',
      subjectId: actor.id,
    }),
  )
}
