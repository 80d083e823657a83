import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { confirmSignature } from '#lib/services/proposals/confirm-signature.ts'

export const confirmSignatureHandler: JobHandler<'confirm_signature'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'confirm_signature', name: 'confirmação da assinatura' } as const
  await confirmSignature(systemContext(payload.organizationId, at, actor), payload)
}
