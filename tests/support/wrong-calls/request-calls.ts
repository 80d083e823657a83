import { expect } from 'vitest'
import type { World } from './world.ts'
import type { Call, WrongCall } from './wrong-call.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const GONE = '0199a3b2-7c00-7000-8000-00000000dead'
const list =
  (path: string) =>
  (_world: World): Call => ({ path })
const broken = (raw: string) => (): Call => ({ path: '/fgts/balance', raw, headers: JSON_TYPE })
const unreadable = { status: 400, code: 'malformed_body' }
const invalid = { status: 422, code: 'invalid_request' }

export const REQUEST_CALLS: readonly WrongCall[] = [
  {
    title: 'without a token',
    call: () => ({ path: '/banks', token: null }),
    status: 401,
    code: 'token_missing',
    says: /Authorization/,
    headers: { 'www-authenticate': /error_description="The request carries no token/ },
  },
  {
    title: 'with HTTP Basic where a token belongs',
    call: () => ({ path: '/banks', token: null, headers: { authorization: 'Basic ZGVtbzpkZW1v' } }),
    status: 401,
    code: 'token_missing',
    says: /Bearer/,
  },
  {
    title: 'with a token of somebody else',
    call: () => ({ path: '/banks', token: 'a.b.c' }),
    status: 401,
    code: 'invalid_token',
    headers: { 'www-authenticate': /error_description="The token was revoked or not issued by us/ },
  },
  {
    title: 'with a token of yesterday',
    call: ({ expiredToken }) => ({ path: '/banks', token: expiredToken }),
    status: 401,
    code: 'token_expired',
    headers: { 'www-authenticate': /error_description="The token has expired/ },
  },
  {
    title: 'without the scope',
    call: ({ webhooksToken, simulation }) => ({
      path: '/fgts/simulations',
      token: webhooksToken,
      body: simulation,
    }),
    status: 403,
    code: 'insufficient_scope',
    says: /fgts/,
  },
  {
    title: 'to a path that does not exist',
    call: list('/fgts/balances'),
    status: 404,
    code: 'address_not_found',
  },
  {
    title: 'to an id that is none',
    call: list('/fgts/proposal/123'),
    status: 404,
    code: 'not_found',
    says: /\/id: .*UUID.*36 caracteres.*0199a3b2-/,
    extensions: { errors: [expect.objectContaining({ pointer: '/id', code: 'invalid_value' })] },
  },
  { title: 'to an id of nothing', call: list(`/fgts/proposal/${GONE}`), status: 404, code: 'not_found' },
  {
    title: 'by GET where POST is meant',
    call: list('/fgts/simulations'),
    status: 405,
    code: 'method_not_allowed',
    says: /GET; aceita POST/,
    extensions: { allowed: ['POST'] },
    headers: { allow: /^POST$/ },
  },
  {
    title: 'by POST where PATCH is meant',
    call: ({ openId }) => ({ path: `/fgts/proposal/${openId}/cancel`, body: {} }),
    status: 405,
    code: 'method_not_allowed',
    says: /PATCH/,
    headers: { allow: /^PATCH$/ },
  },
  {
    title: 'by DELETE of a list',
    call: () => ({ path: '/fgts/balance', method: 'DELETE' }),
    status: 405,
    code: 'method_not_allowed',
    says: /GET, POST/,
    headers: { allow: /^GET, POST$/ },
  },
  {
    title: 'as plain text',
    call: () => ({ path: '/fgts/balance', raw: '{}', headers: { 'content-type': 'text/plain' } }),
    status: 415,
    code: 'unsupported_media_type',
    says: /application\/json/,
  },
  {
    title: 'as a form',
    call: () => ({
      path: '/fgts/balance',
      raw: 'documentNumber=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    status: 415,
    code: 'unsupported_media_type',
    says: /application\/json/,
  },
  { title: 'with no body', call: broken(''), status: 400, code: 'body_missing', says: /sem corpo/ },
  {
    title: 'with JSON that ends too early',
    call: broken('{"documentNumber":'),
    ...unreadable,
    extensions: { line: 1, column: 19, offset: 18 },
    says: /linha 1, coluna 19/,
  },
  {
    title: 'with JSON with a comma too many',
    call: broken('{\n  "provider": "aurora",\n}'),
    ...unreadable,
    extensions: { line: 3, column: 1 },
  },
  {
    title: 'with JSON in single quotes',
    call: broken("{'provider': 'aurora'}"),
    ...unreadable,
    extensions: { line: 1, column: 2 },
  },
  {
    title: 'with a list for a body',
    call: () => ({ path: '/fgts/balance', body: [] }),
    ...invalid,
    says: /documentNumber, provider/,
  },
  {
    title: 'with an idempotency key that is too long',
    call: () => ({
      path: '/fgts/balance',
      body: {},
      headers: { 'idempotency-key': 'k'.repeat(256) },
    }),
    status: 422,
    code: 'idempotency_key_invalid',
    says: /255/,
  },
]
