import { z } from 'zod'
import { afterMs, now } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import type { OpenConnection } from './open-connection.ts'
import { sendRequest } from './send-request.ts'

/** A token is renewed this long before its end. */
const MARGIN_MS = 60_000

type StoredToken = { credentials: string; value: Promise<{ token: string; renewAt: Date }> }

const tokens = new Map<string, StoredToken>()

/**
 * Parallel calls share one request.
 * @throws institution_credentials_refused, institution_not_at_address (trial), codes of {@link sendRequest}
 */
export const accessToken = async (connection: OpenConnection): Promise<string> => {
  const { id } = connection.row
  const stored = tokens.get(id)
  if (stored?.credentials === credentialsOf(connection)) {
    const { token, renewAt } = await stored.value
    if (renewAt > now()) return token
    if (tokens.get(id) === stored) tokens.delete(id)
    return accessToken(connection)
  }
  const value = requestToken(connection)
  const entry = { credentials: credentialsOf(connection), value }
  tokens.set(id, entry)
  // A failed request must not stay cached, or every later call would repeat its failure.
  value.catch(() => tokens.get(id) === entry && tokens.delete(id))
  return (await value).token
}

export const dropToken = async ({ row }: OpenConnection, token: string): Promise<void> => {
  const stored = tokens.get(row.id)
  if (stored && (await stored.value).token === token && tokens.get(row.id) === stored) tokens.delete(row.id)
}

const credentialsOf = ({ row }: OpenConnection) =>
  [row.baseAddress, row.clientId, row.sealedClientSecret, JSON.stringify(row.capabilities)].join('\n')

const grantSchema = z.object({
  access_token: z.string().min(1).max(20_000),
  expires_in: z.coerce.number().positive().default(3600),
})

/** Returns the fields of a grant (RFC 6749); the password grant has no client secret. */
const grantOf = ({ row, clientSecret }: OpenConnection): Record<string, string> => {
  const { grant, username } = capabilitiesOf(row)
  return grant === 'password'
    ? { grant_type: grant, client_id: row.clientId, username: username ?? '', password: clientSecret }
    : { grant_type: grant, client_id: row.clientId, client_secret: clientSecret }
}

const requestToken = async (connection: OpenConnection) => {
  const { key, row, timeoutMs } = connection
  const { status, body } = await sendRequest(
    { key, baseAddress: row.baseAddress, timeoutMs },
    { method: 'POST', path: '/oauth/token', body: new URLSearchParams(grantOf(connection)) },
  )
  if (status === 400 || status === 401 || status === 403)
    throw new DomainError('institution_credentials_refused')
  const grant = grantSchema.safeParse(body)
  // While a manager connects, the address is more likely wrong than the service faulty.
  if (connection.isTrial && (status === 404 || status === 405 || (status === 200 && !grant.success)))
    throw new DomainError('institution_not_at_address', { path: '/oauth/token' })
  if (status !== 200 || !grant.success) throw new DomainError('provider_unavailable')
  const { access_token: token, expires_in: seconds } = grant.data
  return { token, renewAt: afterMs(now(), Math.max(seconds * 500, seconds * 1000 - MARGIN_MS)) }
}
