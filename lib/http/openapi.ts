import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { AnyContract } from '#lib/contracts/contract'
import { DomainError } from '#lib/domain/errors'
import { type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { problemOf, statusOf } from './problem.ts'
import { problemSchema } from './problem-schema.ts'

/** A kind of event as the document lists it under `webhooks`. */
export type EventShape = { summary: string; schema: z.ZodType }

type Source = {
  origin: string
  contracts: readonly AnyContract[]
  events: Readonly<Record<string, EventShape>>
}

/** Codes any call with a token can meet. */
const COMMON: readonly ReasonCode[] = [
  'token_missing',
  'token_expired',
  'invalid_token',
  'insufficient_scope',
  'invalid_request',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]

/** Codes of the idempotency key a call may carry. */
const KEYED: readonly ReasonCode[] = [
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_in_progress',
]

/** Codes of a body that does not get as far as its schema. */
const UNREADABLE: readonly ReasonCode[] = ['malformed_body', 'body_too_large', 'unsupported_media_type']

/** Builds the OpenAPI 3.1 document from the contracts: nothing in it is written twice. */
export const openApiDocument = ({ origin, contracts, events }: Source) =>
  createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Origination API',
      version: '1.0.0',
      description:
        'Originação de crédito FGTS e CLT. Valores em reais (número JSON, até 2 casas); taxas em fração (1,8 % = 0.018); dias AAAA-MM-DD em São Paulo; instantes RFC 3339 UTC. Erros: RFC 9457, códigos em GET /api/reasons.',
    },
    servers: [{ url: `${origin}/api` }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: pathsOf(contracts),
    webhooks: Object.fromEntries(
      Object.entries(events).map(([type, event]) => [type, { post: eventOperation(type, event) }]),
    ),
  })

const pathsOf = (contracts: readonly AnyContract[]): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {}
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(contract) }
  }
  return paths
}

const operationOf = (contract: AnyContract): ZodOpenApiOperationObject => ({
  operationId: contract.name,
  tags: [contract.tag],
  summary: contract.summary,
  ...(contract.description && { description: contract.description }),
  ...(contract.access.kind !== 'scope' && { security: [] }),
  ...(contract.access.kind === 'scope' && { 'x-scope': contract.access.scope }),
  requestParams: {
    ...(contract.params && { path: contract.params }),
    ...(contract.query && { query: contract.query }),
    ...(isKeyed(contract) && { header: keyHeader }),
  },
  ...(contract.body && { requestBody: { required: !contract.bodyOptional, content: bodyContent(contract) } }),
  responses: {
    [String(contract.status ?? 200)]: {
      description: contract.summary,
      content: {
        [answerTypeOf(contract)]: { schema: contract.response, example: contract.examples.response },
      },
    },
    ...failuresOf(contract),
  },
})

// The key belongs to an organization: calls without a token have none.
const isKeyed = ({ access, method }: Pick<AnyContract, 'access' | 'method'>) =>
  access.kind === 'scope' && method !== 'GET'

const keyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(255).optional().meta({
    description:
      'A mesma chave com o mesmo conteúdo repete a resposta guardada (72 h), com Idempotent-Replayed: true.',
  }),
})

// A file goes out as it is; everything else is JSON.
const answerTypeOf = (contract: AnyContract) =>
  contract.response.meta()?.format === 'binary' ? 'application/octet-stream' : 'application/json'

const bodyContent = (contract: AnyContract) => {
  const media = {
    schema: contract.body,
    ...(contract.examples.request !== undefined && { example: contract.examples.request }),
  }
  if (contract.bodyType === 'multipart') return { 'multipart/form-data': media }
  if (contract.bodyType === 'form-or-json')
    return { 'application/x-www-form-urlencoded': media, 'application/json': media }
  return { 'application/json': media }
}

const failuresOf = (contract: AnyContract) => {
  const byStatus = new Map<number, ReasonCode[]>()
  for (const code of new Set(codesOf(contract)))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  const responses: Record<string, unknown> = {}
  for (const [status, list] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[String(status)] = {
      description: list.map((code) => `\`${code}\` ${reasonTexts(code, 'pt-BR').title}`).join('; '),
      content: contract.failure
        ? { 'application/json': { schema: contract.failure } }
        : {
            'application/problem+json': {
              schema: problemSchema,
              examples: Object.fromEntries(
                list.map((code) => [
                  code,
                  { summary: reasonOf(code).title.pt, value: exampleOf(code, contract.path) },
                ]),
              ),
            },
          },
    }
  }
  return responses as ZodOpenApiOperationObject['responses']
}

const codesOf = ({ access, bodyType, body, method, codes, failure }: AnyContract): ReasonCode[] => [
  ...(access.kind === 'scope' ? COMMON : []),
  ...(isKeyed({ access, method }) ? KEYED : []),
  ...(body && !failure && bodyType !== 'raw' ? UNREADABLE : []),
  ...codes,
]

const exampleOf = (code: ReasonCode, path: string) =>
  problemOf(new DomainError(code), {
    instance: `/api${path}`,
    requestId: '0199a3b2-7c00-7000-8000-000000000000',
    language: 'pt-BR',
  })

const eventOperation = (type: string, event: EventShape): ZodOpenApiOperationObject => ({
  operationId: type,
  tags: ['Eventos'],
  summary: event.summary,
  security: [],
  requestBody: { content: { 'application/json': { schema: event.schema } } },
  responses: { '204': { description: 'Recebido. Qualquer 2xx em até 15 s confirma a entrega.' } },
})
