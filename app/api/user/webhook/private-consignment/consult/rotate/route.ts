import { webhookRegistrationContracts } from '#lib/contracts/webhooks/registration.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rotateWebhookSecret } from '#lib/services/webhooks/rotate-webhook-secret.ts'

const kind = 'private-consignment/consult'
const contracts = webhookRegistrationContracts(kind)

export const POST = endpoint(contracts.rotate, (context) => rotateWebhookSecret(context, { kind }))
