import type { AnyContract } from '#lib/contracts/contract.ts'
import { SCOPES, type Scope } from '#lib/domain/access/permissions.ts'

const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  fgts: 'Consultar, simular e contratar a antecipação do saque-aniversário (leitura e escrita).',
  clt: 'Consultar, simular e contratar o crédito CLT (leitura e escrita).',
  webhooks: 'Cadastrar receptores, ver e reenviar entregas, ler eventos.',
  read: 'Todas as leituras (GET) dos produtos da aplicação, e nada mais.',
}

export const securitySchemesOf = (origin: string) => {
  const tokenUrl = `${origin}/api/oauth/token`
  const scopes = Object.fromEntries(SCOPES.map((scope) => [scope, SCOPE_TEXTS[scope]]))
  return {
    oauth2: {
      type: 'oauth2',
      description:
        'RFC 6749. O token é enviado em `Authorization: Bearer <token>`. clientCredentials é o caminho comum; password só vale para as contas de serviço de uma aplicação que o tem ligado.',
      flows: { clientCredentials: { tokenUrl, scopes }, password: { tokenUrl, scopes } },
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'O mesmo token (RFC 9068), para quem já o tem: `Authorization: Bearer <token>`.',
    },
    clientBasic: {
      type: 'http',
      scheme: 'basic',
      description: 'client_id e client_secret por HTTP Basic; no corpo também valem.',
    },
    webhookSignature: {
      type: 'apiKey',
      in: 'header',
      name: 'webhook-signature',
      description: 'Assinatura Standard Webhooks com o segredo da instituição.',
    },
  } as const
}

/** Returns the alternatives that admit a call: its scope or, on GET, `read`; empty for a public operation. */
export const securityOf = ({ access, method, bodyType }: AnyContract): Record<string, string[]>[] => {
  if (access.kind === 'signature') return [{ webhookSignature: [] }]
  if (bodyType === 'form-or-json') return [{ clientBasic: [] }, {}]
  if (access.kind !== 'scope') return []
  if (access.scope === 'any') return [{ oauth2: [] }, { bearer: [] }]
  const scopes: Scope[] = method === 'GET' ? [access.scope, 'read'] : [access.scope]
  return [...scopes.map((scope) => ({ oauth2: [scope] })), { bearer: [] }]
}
