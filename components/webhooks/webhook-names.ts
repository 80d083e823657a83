import { texts } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { DeliveryStatus } from '#lib/domain/webhooks/delivery.ts'
import { type EndpointState, FAILING_BELOW, STEADY_FROM } from '#lib/domain/webhooks/endpoint-state.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'

type DeliveryState = { status: DeliveryStatus; attempts: number; lastStatus: number | null }

export const KIND_NAMES = texts({
  balance: ['Saldo FGTS', 'FGTS balance'],
  proposal: ['Propostas FGTS', 'FGTS proposals'],
  'private-consignment/consult': ['Consultas CLT', 'CLT queries'],
  'private-consignment/operation': ['Operações CLT', 'CLT operations'],
}) satisfies Record<WebhookKind, unknown>

export const EVENT_NAMES = texts({
  'balance.status.received.success': ['Saldo recebido', 'Balance received'],
  'balance.status.received.fail': ['Consulta terminou sem saldo', 'Query ended without a balance'],
  'proposal.status.update': ['Proposta mudou de situação', 'Proposal changed its status'],
  'private.consignment.consult.updated': ['Consulta mudou de situação', 'Query changed its status'],
  'private.consignment.operation.created': ['Operação criada', 'Operation created'],
  'private.consignment.operation.updated': ['Operação mudou de situação', 'Operation changed its status'],
}) satisfies Record<EventType, unknown>

export const DELIVERY_NAMES = texts({
  pending: ['A caminho', 'On its way'],
  delivered: ['Entregue', 'Delivered'],
  failed: ['Sem sucesso', 'Failed'],
  held: ['Retida', 'Held'],
}) satisfies Record<DeliveryStatus, unknown>

export const DELIVERY_TONES: Readonly<Record<DeliveryStatus, Tone>> = {
  pending: 'info',
  delivered: 'positive',
  failed: 'danger',
  held: 'warning',
}

/** Returns whether the last attempt failed and a retry is pending; false before the first attempt. */
export const isFailing = ({ status, attempts, lastStatus }: DeliveryState): boolean =>
  status === 'pending' && attempts > 0 && (lastStatus === null || lastStatus < 200 || lastStatus > 299)

export const ENDPOINT_NAMES = texts({
  active: ['Ativo', 'Active'],
  unstable: ['Instável', 'Unstable'],
  failing: ['Falhando', 'Failing'],
  paused: ['Pausado', 'Paused'],
  disabled: ['Desativado', 'Disabled'],
}) satisfies Record<EndpointState, unknown>

const PERCENT = [STEADY_FROM, FAILING_BELOW].map((share) => `${Math.round(share * 100)}%`)

export const ENDPOINT_MEANINGS = texts({
  active: [
    `Pelo menos ${PERCENT[0]} das tentativas das últimas 24 h deram certo.`,
    `At least ${PERCENT[0]} of the attempts of the last 24 h succeeded.`,
  ],
  unstable: [
    `Entre ${PERCENT[1]} e ${PERCENT[0]} das tentativas das últimas 24 h deram certo, ou a última falhou.`,
    `Between ${PERCENT[1]} and ${PERCENT[0]} of the attempts of the last 24 h succeeded, or the last one failed.`,
  ],
  failing: [
    `Menos de ${PERCENT[1]} das tentativas das últimas 24 h deram certo.`,
    `Less than ${PERCENT[1]} of the attempts of the last 24 h succeeded.`,
  ],
  paused: [
    'Um gestor pausou: os eventos ficam retidos até o endpoint ser reativado e o período, reenviado.',
    'Paused by a manager: events are held until the endpoint is enabled and the period is replayed.',
  ],
  disabled: [
    'Nada é enviado até o endpoint ser reativado.',
    'Nothing is sent until the endpoint is enabled.',
  ],
}) satisfies Record<EndpointState, unknown>

export const ENDPOINT_TONES: Readonly<Record<EndpointState, Tone>> = {
  active: 'positive',
  unstable: 'warning',
  failing: 'danger',
  paused: 'neutral',
  disabled: 'danger',
}

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
