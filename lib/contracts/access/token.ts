import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import type { IssuedToken } from '#lib/domain/access/access-token.ts'
import { CLIENT_ID_MAXIMUM } from '#lib/domain/names.ts'

/** The only error bodies that are not problem bodies (RFC 6749 section 5.2). */
const tokenErrorSchema = z
  .object({ error: z.string(), error_description: z.string() })
  .meta({ id: 'TokenError', description: 'Erro do endpoint de token (RFC 6749, seção 5.2).' })

// API clients build these fields from their settings and send null or nothing for unset ones.
const optionalText = (max: number) => z.string().max(max).nullish()

export const tokenRequestSchema = z
  .object({
    grant_type: z.string().min(1).max(100).meta({ example: 'client_credentials' }),
    client_id: optionalText(CLIENT_ID_MAXIMUM).meta({
      description: 'Um dos client_id da aplicação, com maiúsculas e minúsculas como foi cadastrado.',
    }),
    client_secret: optionalText(500).meta({
      description: 'Vazio vale como ausente; com grant_type=password pode faltar.',
    }),
    username: optionalText(320).meta({
      description:
        'Só com grant_type=password: a conta de serviço. Um e-mail vale com maiúsculas ou minúsculas.',
    }),
    password: optionalText(500),
    scope: optionalText(2000).meta({
      description:
        'Separadas por espaço: fgts, clt, webhooks, read. Outras (offline_access, openid, …) são ignoradas; sem nenhuma das nossas, todas as da aplicação.',
    }),
    audience: z.unknown().optional().meta({ description: 'Aceita e ignorada.' }),
  })
  .meta({ id: 'TokenRequest' })

export const createTokenContract = contract({
  name: 'createToken',
  method: 'POST',
  path: '/oauth/token',
  tag: 'Acesso',
  summary: 'Obtém um token de acesso',
  description:
    'RFC 6749: credenciais no corpo (formulário ou JSON) ou por HTTP Basic. O token é um JWT (RFC 9068) que vale `expires_in` segundos (uma configuração da aplicação: 3600 de costume, de 60 a 86400); `scope` diz o que foi concedido. As chaves públicas estão em /.well-known/jwks.json. Erros: `{ "error", "error_description" }`, 401 para invalid_client e invalid_grant, 429 após muitas credenciais erradas, 400 nos demais.',
  access: { kind: 'public' },
  bodyType: 'form-or-json',
  body: tokenRequestSchema,
  response: z
    .object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.number().int(),
      scope: z.string(),
    })
    .meta({ id: 'Token' }),
  failure: tokenErrorSchema,
  codes: [
    'invalid_client',
    'invalid_grant',
    'unauthorized_client',
    'unsupported_grant_type',
    'invalid_scope',
    'too_many_attempts',
  ],
  encode: (token: IssuedToken) => ({
    access_token: token.accessToken,
    token_type: 'Bearer',
    expires_in: token.expiresIn,
    scope: token.scopes.join(' '),
  }),
  headers: () => ({ 'Cache-Control': 'no-store', Pragma: 'no-cache' }),
  examples: {
    request: {
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
      scope: 'fgts webhooks',
    },
    response: {
      access_token:
        'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6ImEifQ.eyJzdWIiOiJkZW1vLWFwcCJ9.c2lnbmF0dXJl',
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'fgts webhooks',
    },
  },
})
