import { createHash, createPublicKey } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import { sql } from './database.ts'

export type Caller = { organizationId: string; applicationId: string; scopes: string[] }

type Claims = {
  org: string
  app: string
  cred: string | null
  acct: string | null
  exp: number
  scope: string
}

const cache = new Map<string, Claims>()
const publicKeys = new Map<string, ReturnType<typeof createPublicKey>>()

/** Caches verified tokens, but checks on every request that the application is still active. */
export const authenticate = async (
  request: FastifyRequest,
  reply: FastifyReply,
  scope: string,
): Promise<Caller | null> => {
  const token = /^Bearer +([^ ]+) *$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = token === undefined ? null : await claimsOf(token)
  if (!claims) return refused(reply, 401, 'invalid_token')
  const [row] = await sql<{ scopes: string[] }[]>`
    select client_id, name, scopes
    from live_client(${claims.org}::uuid, ${claims.app}::uuid, ${claims.cred}::uuid, ${claims.acct}::uuid, ${new Date()}::timestamptz)`
  if (!row) return refused(reply, 401, 'invalid_token')
  const tokenScopes = claims.scope.split(' ')
  const scopes = row.scopes.filter((one) => tokenScopes.includes(one))
  if (!scopes.includes(scope)) return refused(reply, 403, 'insufficient_scope')
  return { organizationId: claims.org, applicationId: claims.app, scopes }
}

export const refused = (reply: FastifyReply, status: number, code: string): null => {
  reply.code(status).header('content-type', 'application/problem+json').send({ type: code, status, code })
  return null
}

const claimsOf = async (token: string): Promise<Claims | null> => {
  const key = createHash('sha256').update(token).digest('base64')
  const cached = cache.get(key)
  if (cached && cached.exp * 1000 > Date.now()) return cached
  try {
    const { payload } = await jwtVerify<Claims>(token, async ({ kid }) => publicKeyOf(kid ?? ''), {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer: process.env.ORIGIN,
      audience: `${process.env.ORIGIN}/api`,
    })
    cache.set(key, payload)
    return payload
  } catch {
    return null
  }
}

const publicKeyOf = async (kid: string) => {
  const cached = publicKeys.get(kid)
  if (cached) return cached
  const [row] = await sql<{ publicJwk: Record<string, unknown> }[]>`
    select public_jwk from signing_keys where kid = ${kid}`
  if (!row) throw new Error('unknown key')
  const key = createPublicKey({ key: row.publicJwk, format: 'jwk' })
  publicKeys.set(kid, key)
  return key
}
