import type { z } from 'zod'
import { createTokenContract, tokenRequestSchema } from '#lib/contracts/access/token.ts'
import type { TokenRequest } from '#lib/domain/access/access-token.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isClientId } from '#lib/domain/names.ts'
import { parseForApi } from './parse-input.ts'
import { parseBody } from './read-body.ts'

type Credentials = { clientId: string; clientSecret: string | null }

/** Reads credentials from the body or HTTP Basic (RFC 6749 section 2.3.1). Rejects differing client ids. */
export const tokenRequestOf = (headers: Pick<Headers, 'get'>, bodyText: string): TokenRequest => {
  const raw = parseBody(createTokenContract, headers.get('content-type') ?? '', bodyText)
  const example = createTokenContract.examples.request
  const body = parseForApi(raw, { schema: tokenRequestSchema, language: 'en', example }) as z.output<
    typeof tokenRequestSchema
  >
  const basic = basicCredentials(headers.get('authorization'))
  if (basic && body.client_id && body.client_id !== basic.clientId) throw new DomainError('invalid_request')
  if (basic && body.client_secret && body.client_secret !== basic.clientSecret)
    throw new DomainError('invalid_request')
  const clientId = basic?.clientId ?? body.client_id
  if (!clientId || !isClientId(clientId)) throw new DomainError('invalid_client')
  const clientSecret = basic?.clientSecret ?? body.client_secret ?? null
  return {
    grantType: body.grant_type,
    clientId,
    // Public clients may omit the secret (RFC 6749 section 2.3.1), but some send it empty.
    clientSecret: clientSecret === '' ? null : clientSecret,
    username: body.username ?? null,
    password: body.password ?? null,
    scope: body.scope ?? null,
  }
}

const basicCredentials = (authorization: string | null): Credentials | null => {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon === -1) throw new DomainError('invalid_client')
  return {
    clientId: decodeFormText(text.slice(0, colon)),
    clientSecret: decodeFormText(text.slice(colon + 1)),
  }
}

// Id and secret are form-encoded before base64; text from clients that skip the encoding may not decode.
const decodeFormText = (text: string) => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}
