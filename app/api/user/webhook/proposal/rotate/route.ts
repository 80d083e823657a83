import { webhookRegistrationContracts } from '#lib/contracts/webhooks/registration'
import { endpoint } from '#lib/http/endpoint'
import { rotateWebhookSecret } from '#lib/services/webhooks/rotate-webhook-secret'

const kind = 'proposal'
const contracts = webhookRegistrationContracts(kind)

export const POST = endpoint(contracts.rotate, (context) => rotateWebhookSecret(context, { kind }))
