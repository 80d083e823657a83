import type { DeliveryStatus } from '#lib/domain/webhooks/delivery'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { texts } from '../language/texts.ts'
import type { Tone } from '../ui/tone.ts'

/** What the kinds of registrations are called. */
export const KIND_NAMES = texts({
  balance: ['Saldo FGTS', 'FGTS balance'],
  proposal: ['Propostas FGTS', 'FGTS proposals'],
  'private-consignment/consult': ['Consultas CLT', 'CLT queries'],
  'private-consignment/operation': ['Operações CLT', 'CLT operations'],
}) satisfies Record<WebhookKind, unknown>

/** The states of deliveries. */
export const DELIVERY_NAMES = texts({
  pending: ['A caminho', 'On its way'],
  delivered: ['Entregue', 'Delivered'],
  failed: ['Sem sucesso', 'Failed'],
  held: ['Guardada', 'Held'],
}) satisfies Record<DeliveryStatus, unknown>

export const DELIVERY_TONES: Readonly<Record<DeliveryStatus, Tone>> = {
  pending: 'info',
  delivered: 'positive',
  failed: 'danger',
  held: 'warning',
}

/** How endpoints do. */
export const ENDPOINT_NAMES = texts({
  active: ['Ativo', 'Active'],
  failing: ['Falhando', 'Failing'],
  disabled: ['Desativado', 'Disabled'],
})

export const ENDPOINT_TONES: Readonly<Record<keyof typeof ENDPOINT_NAMES, Tone>> = {
  active: 'positive',
  failing: 'warning',
  disabled: 'danger',
}

/** Why an attempt failed, in a few words. */
export const CAUSE_NAMES = texts({
  status: ['resposta diferente de 2xx', 'answer other than 2xx'],
  redirect: ['redirecionou', 'it redirected'],
  timeout: ['não respondeu em 15 s', 'no answer within 15 s'],
  blocked_address: ['endereço em rede privada', 'address in a private network'],
  name_not_found: ['nome do servidor não encontrado', 'host name not found'],
  connection_refused: ['conexão recusada', 'connection refused'],
  connection_lost: ['conexão interrompida', 'connection lost'],
  tls: ['conexão segura (TLS) inválida', 'invalid secure connection (TLS)'],
  unreachable: ['servidor inalcançável', 'host unreachable'],
}) satisfies Record<FailureCause, unknown>
