import { z } from 'zod'
import type { IssuedToken } from '#lib/domain/access/access-token'
import { contract } from '../contract.ts'

/** The error body of the token endpoint (RFC 6749 section 5.2): the one place where errors are not problem bodies. */
const tokenErrorSchema = z
  .object({ error: z.string(), error_description: z.string() })
  .meta({ id: 'TokenError', description: 'Erro do endpoint de token (RFC 6749, seção 5.2).' })

/** A token request, in a form or as JSON. */
export const tokenRequestSchema = z.object({
  grant_type: z.string().min(1).max(100).meta({ example: 'client_credentials' }),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(500).optional(),
  username: z
    .string()
    .max(320)
    .optional()
    .meta({ description: 'Só com grant_type=password: a conta de serviço.' }),
  password: z.string().max(500).optional(),
  scope: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Separadas por espaço; sem ela, todas as da aplicação.' }),
  audience: z.string().max(500).optional().meta({ description: 'Aceita e ignorada.' }),
})

/** `POST /oauth/token`: an access token for an application. */
export const createTokenContract = contract({
  name: 'createToken',
  method: 'POST',
  path: '/oauth/token',
  tag: 'Acesso',
  summary: 'Obtém um token de acesso',
  description:
    'RFC 6749: credenciais no corpo (formulário ou JSON) ou por HTTP Basic. O token é um JWT (RFC 9068) de 1 hora; as chaves públicas estão em /.well-known/jwks.json. Erros: `{ "error", "error_description" }`, 401 para invalid_client e invalid_grant, 429 após muitas credenciais erradas, 400 nos demais.',
  access: { kind: 'public' },
  bodyType: 'form-or-json',
  body: tokenRequestSchema,
  response: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int(),
    scope: z.string(),
  }),
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
