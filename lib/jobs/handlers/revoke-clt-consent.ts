import type { JobHandler } from '#lib/jobs/handler.ts'
import { forwardCltRevocation } from '#lib/services/clt/forward-clt-revocation.ts'
import { systemContext } from '#lib/services/context.ts'

export const revokeCltConsentHandler: JobHandler<'revoke_clt_consent'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'revoke_clt_consent', name: 'aviso de revogação' } as const
  await forwardCltRevocation(systemContext(payload.organizationId, at, actor), payload)
}
