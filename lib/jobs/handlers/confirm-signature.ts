import type { JobHandler } from '#lib/jobs/handler'
import { systemContext } from '#lib/services/context'
import { confirmSignature } from '#lib/services/proposals/confirm-signature'

export const confirmSignatureHandler: JobHandler<'confirm_signature'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'confirm_signature', name: 'confirmação da assinatura' } as const
  await confirmSignature(systemContext(payload.organizationId, at, actor), payload)
}
