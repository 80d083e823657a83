import { webhookRegistrationContracts } from '#lib/contracts/webhooks/registration'
import { endpoint } from '#lib/http/endpoint'
import { registerWebhook } from '#lib/services/webhooks/register-webhook'
import { removeWebhook } from '#lib/services/webhooks/remove-webhook'

const kind = 'private-consignment/consult'
const contracts = webhookRegistrationContracts(kind)

export const POST = endpoint(contracts.register, (context, { url, secret }) =>
  registerWebhook(context, { kind, url, secret }),
)
export const DELETE = endpoint(contracts.remove, (context) => removeWebhook(context, { kind }))
