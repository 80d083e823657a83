import { withTransaction } from '#db/transaction.ts'
import type { ConsultDetail } from '#lib/domain/clt/consult-view.ts'
import type { RevocationChannel } from '#lib/domain/clt/revocation-channels.ts'
import { lockCltConsult } from '#lib/services/clt/parts/lock-clt-consult.ts'
import { revokeConsent } from '#lib/services/clt/parts/revoke-consent.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cltConsultDetail } from './shared/clt-consult-view.ts'

/** Revocation is idempotent. @throws permission_denied, not_found, consult_not_revocable (with `status`) */
export const revokeCltConsult = async (
  context: Context,
  { id, channel }: { id: string; channel?: RevocationChannel | undefined },
): Promise<ConsultDetail> => {
  requirePermission(context, 'originate')
  const { kind } = context.actor
  return withTransaction(context, async (tx) => {
    const revoked = await revokeConsent(tx, context, {
      consult: await lockCltConsult(tx, context, id),
      channel: channel ?? 'api',
      identityCheck: kind === 'application' ? 'declared_by_application' : 'declared_by_person',
    })
    return cltConsultDetail(tx, context, revoked)
  })
}
