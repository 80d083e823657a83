import type { JobHandler } from '#lib/jobs/handler.ts'
import { expireCltConsult } from '#lib/services/clt/expire-clt-consult.ts'
import { systemContext } from '#lib/services/context.ts'

export const expireCltConsultHandler: JobHandler<'expire_clt_consult'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'expire_clt_consult', name: 'prazo do termo' } as const
  await expireCltConsult(systemContext(payload.organizationId, at, actor), { consultId: payload.consultId })
}
