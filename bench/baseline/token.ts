import {
  createHash,
  createHmac,
  createPrivateKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decrypt } from '#lib/config/secrets.ts'
import { sql } from './database.ts'
import { countRequest } from './rate-limit.ts'

type TokenBody = { grant_type: string; client_id: string; client_secret: string; scope?: string }
type TokenRow = {
  lockedUntil: Date | null
  organizationId: string | null
  applicationId: string
  scopes: string[]
  tokenLifetimeSeconds: number
  secretId: string | null
}

const BODY = {
  type: 'object',
  required: ['grant_type', 'client_id', 'client_secret'],
  properties: {
    grant_type: { type: 'string', maxLength: 100 },
    client_id: { type: 'string', maxLength: 200 },
    client_secret: { type: 'string', maxLength: 500 },
    scope: { type: 'string', maxLength: 200 },
  },
}

const attempts = createSecretKey(
  Buffer.from(hkdfSync('sha256', process.env.APP_SECRET ?? '', 'origination', 'attempts', 32)),
)
let signer: { header: string; key: KeyObject } | undefined

export const tokenRoute = (app: FastifyInstance): void => {
  app.post<{ Body: TokenBody }>('/api/oauth/token', { schema: { body: BODY } }, async (request, reply) => {
    const { grant_type, client_id, client_secret, scope } = request.body
    countRequest(reply, `${request.ip} ${client_id}`)
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache', 'x-request-id': randomUUID() })
    if (grant_type !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const digest = createHash('sha256').update(client_secret).digest('base64url')
    const subject = createHmac('sha256', attempts)
      .update(`token\nclient_credentials\n${client_id}\n${request.ip}\n${digest}`)
      .digest('base64url')
    const [row] = await sql<TokenRow[]>`
      select * from token_client(${client_id}, ${digest}, null, ${[subject]}::text[], ${new Date()}::timestamptz)`
    if (row?.lockedUntil) return reply.code(429).send({ error: 'too_many_attempts' })
    if (!row?.organizationId || !row.secretId) return reply.code(401).send({ error: 'invalid_client' })
    const requestedScopes = (scope ?? '').split(' ').filter((one) => one !== '')
    const scopes =
      requestedScopes.length === 0 ? row.scopes : row.scopes.filter((one) => requestedScopes.includes(one))
    if (scopes.length === 0) return reply.code(400).send({ error: 'invalid_scope' })
    return {
      access_token: await signToken(claimsOf(row, client_id, scopes)),
      token_type: 'Bearer',
      expires_in: row.tokenLifetimeSeconds,
      scope: scopes.join(' '),
    }
  })
}

const claimsOf = (row: TokenRow, clientId: string, scopes: string[]) => {
  const iat = Math.floor(Date.now() / 1000)
  const { ORIGIN } = process.env
  return {
    iss: ORIGIN,
    aud: `${ORIGIN}/api`,
    sub: clientId,
    client_id: clientId,
    iat,
    exp: iat + row.tokenLifetimeSeconds,
    jti: randomUUID(),
    scope: scopes.join(' '),
    org: row.organizationId,
    app: row.applicationId,
    cred: row.secretId,
    acct: null,
  }
}

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signToken = async (claims: object): Promise<string> => {
  signer ??= await readSigner()
  const content = `${signer.header}.${encodePart(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key: signer.key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

const readSigner = async () => {
  const [row] = await sql<{ kid: string; sealedPrivateJwk: string }[]>`
    select kid, sealed_private_jwk from signing_keys order by created_at limit 1`
  if (!row) throw new Error('no signing key: ask the product for a token first')
  const key = createPrivateKey({
    key: JSON.parse(decrypt('signing-key', row.sealedPrivateJwk)),
    format: 'jwk',
  })
  return { header: encodePart({ alg: 'ES256', typ: 'at+jwt', kid: row.kid }), key }
}
