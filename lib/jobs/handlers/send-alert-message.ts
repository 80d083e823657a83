import type { JobHandler } from '#lib/jobs/handler.ts'
import { sendAlertMessage } from '#lib/services/alerts/send-alert-message.ts'
import { systemContext } from '#lib/services/context.ts'

export const sendAlertMessageHandler: JobHandler<'send_alert_message'> = (payload, run) => {
  const actor = { kind: 'system', id: 'send_alert_message', name: 'envio de alertas' } as const
  return sendAlertMessage(systemContext(payload.organizationId, run.at, actor), payload)
}
