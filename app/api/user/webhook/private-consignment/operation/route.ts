import { webhookRegistrationContracts } from '#lib/contracts/webhooks/registration.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { registerWebhook } from '#lib/services/webhooks/register-webhook.ts'
import { removeWebhook } from '#lib/services/webhooks/remove-webhook.ts'

const kind = 'private-consignment/operation'
const contracts = webhookRegistrationContracts(kind)

export const POST = endpoint(contracts.register, (context, { url, secret }) =>
  registerWebhook(context, { kind, url, secret }),
)
export const DELETE = endpoint(contracts.remove, (context) => removeWebhook(context, { kind }))
