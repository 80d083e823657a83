import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { expireSignature } from '#lib/services/proposals/expire-signature.ts'

export const expireSignatureHandler: JobHandler<'expire_signature'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'expire_signature', name: 'prazo de assinatura' } as const
  await expireSignature(systemContext(payload.organizationId, at, actor), payload)
}
