import type { z } from 'zod'
import type { ZodOpenApiComponentsObject, ZodOpenApiOperationObject } from 'zod-openapi'
import { SIGNATURE_EXAMPLE } from '#lib/contracts/events/signature-example.ts'

export type EventShape = { summary: string; schema: z.ZodType; example: object; kind?: string }

const text = { type: 'string' } as const

export const WEBHOOK_HEADERS: NonNullable<ZodOpenApiComponentsObject['parameters']> = {
  'webhook-id': {
    in: 'header',
    name: 'webhook-id',
    required: true,
    description:
      'Identificador da mensagem: em eventos, o mesmo de id no corpo, e o mesmo em toda tentativa. Reconheça repetidos por ele.',
    schema: { ...text, format: 'uuid' },
    example: SIGNATURE_EXAMPLE.id,
  },
  'webhook-timestamp': {
    in: 'header',
    name: 'webhook-timestamp',
    required: true,
    description:
      'Segundos desde 1970 (UTC) do momento desta tentativa. Recuse o que estiver a mais de 5 minutos do seu relógio.',
    schema: { ...text, pattern: '^\\d+$' },
    example: SIGNATURE_EXAMPLE.timestamp,
  },
  'webhook-signature': {
    in: 'header',
    name: 'webhook-signature',
    required: true,
    description:
      'Uma ou mais assinaturas separadas por espaço, cada uma `v1,` e o HMAC-SHA256 em base64. Durante uma rotação assinam o segredo novo e o anterior: basta que uma confira.',
    schema: { ...text, pattern: '^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$' },
    example: SIGNATURE_EXAMPLE.signature,
  },
  'webhook-user-agent': {
    in: 'header',
    name: 'user-agent',
    required: true,
    description: 'Quem envia.',
    schema: text,
    example: 'origination-webhooks/1',
  },
}

export const eventOperation = (type: string, event: EventShape): ZodOpenApiOperationObject => ({
  operationId: type,
  tags: ['Eventos'],
  summary: event.summary,
  ...(event.kind !== undefined && {
    description: `Enviado a quem cadastrou um receptor em POST /user/webhook/${event.kind}.`,
  }),
  security: [],
  parameters: Object.keys(WEBHOOK_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: event.schema, example: event.example } },
  },
  responses: event.kind === undefined ? HANDSHAKE_ANSWERS : EVENT_ANSWERS,
})

const HANDSHAKE_ANSWERS = {
  '2XX': { description: 'Recebido. O corpo da resposta não é lido.' },
  default: {
    description:
      'Ao webhook.test: o cadastro é recusado com 422 webhook_validation_failed. Ao webhook.registered: nada muda.',
  },
}

const EVENT_ANSWERS = {
  '2XX': { description: 'Recebido: qualquer 2xx em até 15 segundos confirma a entrega. O corpo não é lido.' },
  '410': { description: 'O receptor é desativado; seus eventos ficam guardados até um novo cadastro.' },
  default: {
    description:
      'Qualquer outro status, um redirecionamento ou a demora: a entrega é tentada de novo 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h e 24 h depois da anterior (± 10 %).',
    headers: {
      'Retry-After': {
        description:
          'Se vier, a próxima tentativa não é antes dele (segundos ou data HTTP, no máximo um dia).',
        schema: text,
      },
    },
  },
}
