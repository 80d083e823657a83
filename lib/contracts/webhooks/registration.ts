import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { refuse } from '#lib/contracts/fields.ts'
import { messageSchema } from '#lib/contracts/wire.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { isWebhookSecret } from '#lib/domain/webhooks/is-webhook-secret.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'

type RegisteredReceiver = { kind: WebhookKind; url: string; registeredAt: Date; secret?: string }

const access = { kind: 'scope', scope: 'webhooks' } as const
const tag = 'Webhooks'
const example = {
  kind: 'balance',
  url: 'https://exemplo.com.br/webhooks/saldo?origem=fgts',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
  registeredAt: '2026-11-21T15:00:00.000Z',
}

const NAMES: Readonly<Record<WebhookKind, string>> = {
  balance: 'BalanceWebhook',
  proposal: 'ProposalWebhook',
  'private-consignment/consult': 'ConsultWebhook',
  'private-consignment/operation': 'OperationWebhook',
}

const LABELS: Readonly<Record<WebhookKind, string>> = {
  balance: 'saldo FGTS',
  proposal: 'propostas FGTS',
  'private-consignment/consult': 'consultas CLT',
  'private-consignment/operation': 'operações CLT',
}

/** Forms send every field, so an empty text means no secret. */
export const webhookSecretField = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((secret, ctx): string | undefined => {
    if (!secret) return undefined
    return isWebhookSecret(secret) ? secret : refuse(ctx, 'webhook_secret_invalid')
  })
  .meta({
    description:
      'Segredo de assinatura escolhido por você: whsec_ seguido de 24 a 64 bytes aleatórios em base64. Já assina o webhook.test, para que o receptor possa verificar tudo desde a primeira chamada. Sem ele, criamos um e ele vem na resposta.',
    example: example.secret,
  })

export const webhookUrlField = z.string().trim().min(1).max(2048).meta({
  description: 'URL http ou https do receptor; a query string é mantida.',
  example: example.url,
})

const bodySchema = z
  .object({
    url: webhookUrlField,
    secret: webhookSecretField,
  })
  .meta({ id: 'WebhookRequest' })

const registeredSchema = z
  .object({
    kind: z.enum(WEBHOOK_KINDS),
    url: z.string(),
    secret: z.string().optional().meta({
      description:
        'Segredo de assinatura (Standard Webhooks). Só quando passou a valer agora: no primeiro cadastro, na rotação ou quando o pedido trouxe outro. Guarde-o.',
    }),
    registeredAt: z.iso.datetime(),
  })
  .meta({ id: 'RegisteredWebhook' })

const encodeRegistered = ({ kind, url, secret, registeredAt }: RegisteredReceiver) => ({
  kind,
  url,
  ...(secret !== undefined && { secret }),
  registeredAt: registeredAt.toISOString(),
})

const REGISTER_CODES: readonly ReasonCode[] = [
  'application_required',
  'webhook_url_invalid',
  'webhook_url_blocked',
  'webhook_validation_failed',
]

const registerContractOf = (kind: WebhookKind) =>
  contract({
    name: `register${NAMES[kind]}`,
    method: 'POST',
    path: `/user/webhook/${kind}`,
    tag,
    summary: `Cadastra o receptor de eventos de ${LABELS[kind]}`,
    description:
      'Envia {"type":"webhook.test"} à URL e exige 2xx em até 10 segundos, sem redirecionamento. Depois de gravar, envia {"type":"webhook.registered"}. Ambos já são assinados: com o secret do pedido ou, sem ele, com o que vem na resposta. Um novo POST troca a URL, mantém o segredo (salvo se trouxer outro: então o anterior assina junto por 24 horas) e reativa um receptor desativado.',
    access,
    body: bodySchema,
    response: registeredSchema,
    codes: REGISTER_CODES,
    encode: encodeRegistered,
    examples: { request: { url: example.url }, response: { ...example, kind } },
  })

const rotateContractOf = (kind: WebhookKind) =>
  contract({
    name: `rotate${NAMES[kind]}Secret`,
    method: 'POST',
    path: `/user/webhook/${kind}/rotate`,
    tag,
    summary: `Troca o segredo do receptor de ${LABELS[kind]}`,
    description:
      'O segredo anterior continua assinando junto com o novo por 24 horas; os de rotações anteriores, até o fim de cada um.',
    access,
    response: registeredSchema,
    codes: ['application_required', 'webhook_not_found'],
    encode: encodeRegistered,
    examples: { response: { ...example, kind } },
  })

const removeContractOf = (kind: WebhookKind) =>
  contract({
    name: `remove${NAMES[kind]}`,
    method: 'DELETE',
    path: `/user/webhook/${kind}`,
    tag,
    summary: `Remove o receptor de ${LABELS[kind]}`,
    access,
    response: messageSchema,
    codes: ['application_required', 'webhook_not_found'],
    encode: (removed: { kind: WebhookKind }) => ({ message: `Webhook ${removed.kind} removido.` }),
    examples: { response: { message: `Webhook ${kind} removido.` } },
  })

export const webhookRegistrationContracts = (kind: WebhookKind) => ({
  register: registerContractOf(kind),
  rotate: rotateContractOf(kind),
  remove: removeContractOf(kind),
})
