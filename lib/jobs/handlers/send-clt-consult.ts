import type { JobHandler } from '#lib/jobs/handler.ts'
import { sendCltConsult } from '#lib/services/clt/send-clt-consult.ts'
import { systemContext } from '#lib/services/context.ts'

/** An outage is thrown, so that the job is retried until the consult's deadline. */
export const sendCltConsultHandler: JobHandler<'send_clt_consult'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'send_clt_consult', name: 'consulta de margem' } as const
  await sendCltConsult(systemContext(payload.organizationId, at, actor), { consultId: payload.consultId })
}
