import type { ZodOpenApiComponentsObject } from 'zod-openapi'
import type { AnswerHeader, AnyContract } from '#lib/contracts/contract.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

const REQUEST_ID = '0199a3b2-7c00-7000-8000-000000000000'
const text = { type: 'string' } as const

/** No header has an example: tools would prefill it, but an idempotency key must be new each time. */
export const REQUEST_HEADERS: NonNullable<ZodOpenApiComponentsObject['parameters']> = {
  'X-Request-Id': {
    in: 'header',
    name: 'X-Request-Id',
    description:
      'Seu identificador da requisição, devolvido na resposta e em requestId dos erros: letras, dígitos, `_ . : -`, até 128. Sem ele, ou fora desta forma, criamos um.',
    schema: { ...text, pattern: '^[\\w.:-]{1,128}$' },
  },
  'Accept-Language': {
    in: 'header',
    name: 'Accept-Language',
    description:
      'Língua dos textos para pessoas: `pt-BR` (padrão) ou `en`, pelo peso q. Códigos nunca mudam; textos de eventos são sempre em português.',
    schema: { ...text, default: 'pt-BR' },
  },
  'Idempotency-Key': {
    in: 'header',
    name: 'Idempotency-Key',
    description:
      'De 1 a 255 caracteres, à sua escolha. A mesma chave com o mesmo conteúdo repete a resposta guardada por 72 h, com `Idempotent-Replayed: true`; com outro conteúdo, 422 `idempotency_key_reused`; enquanto a primeira corre, 409 `idempotency_in_progress`.',
    schema: { ...text, minLength: 1, maxLength: 255 },
  },
}

const described = (description: string, example: string, required = false) => ({
  description,
  required,
  schema: { ...text, examples: [example] },
})

export const ANSWER_HEADERS = {
  'X-Request-Id': described(
    'O identificador da requisição: o seu, se veio na forma aceita, ou um nosso. Informe-o ao pedir ajuda.',
    REQUEST_ID,
    true,
  ),
  'Cache-Control': described(
    '`no-store`, salvo onde a operação diz outra coisa: as respostas têm dados pessoais.',
    'no-store',
    true,
  ),
  RateLimit: described(
    'Quanto resta da janela (r) e em quantos segundos ela recomeça (t).',
    '"default";r=5999;t=60',
  ),
  'RateLimit-Policy': described(
    'Requisições permitidas (q) por janela de w segundos.',
    '"default";q=6000;w=60',
  ),
  'Retry-After': described('Segundos a esperar antes de repetir.', '2', true),
  'WWW-Authenticate': described(
    'O que a credencial tem de errado (RFC 6750; com HTTP Basic no endpoint de token, RFC 7617).',
    'Bearer error="invalid_token"',
  ),
  'Idempotent-Replayed': described(
    '`true` quando a resposta é a que a Idempotency-Key já tinha recebido.',
    'true',
  ),
  Location: described(
    'Onde está o que foi criado, a partir da origem do servidor.',
    '/api/fgts/proposal/01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
    true,
  ),
  'X-Balance-Query-Id': described(
    'O id da consulta de saldo, o mesmo de balanceId e queryId do evento.',
    '0199a3b2-7c00-7000-8000-000000000001',
    true,
  ),
  'Content-Disposition': described(
    '`attachment` com o nome do arquivo.',
    'attachment; filename="contrato.pdf"',
    true,
  ),
  Pragma: described('`no-cache` (RFC 6749, seção 5.1).', 'no-cache', true),
} satisfies Record<AnswerHeader | string, object>

type HeaderName = keyof typeof ANSWER_HEADERS

const WAITING: readonly ReasonCode[] = [
  'rate_limited',
  'too_many_attempts',
  'service_unavailable',
  'document_storage_unavailable',
  'balance_query_in_progress',
  'idempotency_in_progress',
]

/** Idempotency keys belong to an organization, so a call without a token cannot use one. */
export const takesIdempotencyKey = ({ access, method }: Pick<AnyContract, 'access' | 'method'>): boolean =>
  access.kind === 'scope' && method !== 'GET'

export const requestHeadersOf = (contract: AnyContract) =>
  ['X-Request-Id', 'Accept-Language', ...(takesIdempotencyKey(contract) ? ['Idempotency-Key'] : [])].map(
    (name) => ({
      $ref: `#/components/parameters/${name}`,
    }),
  )

export const successHeadersOf = (contract: AnyContract) =>
  references([...commonTo(contract), ...(contract.answerHeaders ?? [])])

export const failureHeadersOf = (contract: AnyContract, status: number, codes: readonly ReasonCode[]) =>
  references([
    ...commonTo(contract),
    ...(codes.length > 0 && codes.every((code) => WAITING.includes(code)) ? (['Retry-After'] as const) : []),
    ...(status === 401 || codes.includes('insufficient_scope') ? (['WWW-Authenticate'] as const) : []),
  ])

const commonTo = (contract: AnyContract): HeaderName[] => [
  'X-Request-Id',
  'Cache-Control',
  'RateLimit',
  'RateLimit-Policy',
  ...(takesIdempotencyKey(contract) ? (['Idempotent-Replayed'] as const) : []),
  ...(contract.failure ? (['Pragma'] as const) : []),
]

const references = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
