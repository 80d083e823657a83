import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { clockShift } from '#lib/config/clock.ts'

export const CLIENT_ID = 'origination'
export const CLIENT_SECRET = 'segredo-do-cliente-de-teste'

export type ProviderAccount = {
  sub: string
  email?: string
  email_verified?: boolean
  groups?: readonly string[]
}

/** Changes the claims of an ID token before it is sent; `alg` none sends them without a signature. */
type Tampering = (claims: JWTPayload) => { claims: JWTPayload; alg?: 'none' }

/**
 * Starts a real OpenID Connect provider (oidc-provider) that signs in whoever `signInAs` names, without
 * asking. Its token endpoint can be made to lie, with the provider's own key; `auth_time` is on the clock of
 * the tests.
 */
export const startIdentityProvider = async (redirectUri: string) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const accounts = new Map<string, ProviderAccount>()
  const requests: string[] = []
  let current = ''
  let tampering: Tampering | undefined
  const provider = new Provider(issuer, configurationOf({ redirectUri, jwk, accounts }))
  provider.use(async (ctx, next) => {
    requests.push(ctx.path)
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    const shift = Math.round(clockShift() / 1000)
    if (ctx.path !== '/token' || !(tampering || shift !== 0) || !body?.id_token) return
    const { auth_time, ...told } = decodeJwt<JWTPayload & { auth_time?: number }>(body.id_token)
    const onTestClock = { ...told, ...(auth_time !== undefined && { auth_time: auth_time + shift }) }
    const { claims, alg = undefined } = tampering ? tampering(onTestClock) : { claims: onTestClock }
    body.id_token =
      alg === 'none'
        ? new UnsecuredJWT(claims).encode()
        : await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    const result = current === '' ? { error: 'access_denied' } : { login: { accountId: current } }
    provider.interactionFinished(request, response, result).catch(() => response.writeHead(500).end())
  })
  return {
    issuer,
    requests,
    /** Null cancels the next sign-in. */
    signInAs: (account: ProviderAccount | null) => {
      current = account?.sub ?? ''
      if (account) accounts.set(account.sub, account)
    },
    tamper: (next: Tampering | undefined) => {
      tampering = next
    },
    authorize,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type IdentityProviderServer = Awaited<ReturnType<typeof startIdentityProvider>>

type Settings = { redirectUri: string; jwk: object; accounts: ReadonlyMap<string, ProviderAccount> }

const configurationOf = ({ redirectUri, jwk, accounts }: Settings): Configuration => ({
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  jwks: { keys: [jwk as never] },
  claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['a-key-of-the-tests'] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  // Without these, the library writes a notice for each.
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  findAccount: (_ctx, sub) => ({
    accountId: sub,
    claims: async () => ({ ...accounts.get(sub), sub }) as { sub: string },
  }),
  loadExistingGrant: async (ctx) => {
    const { client, provider, session, params } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(String(params?.scope))
    await grant.save()
    return grant
  },
})

/** Follows the provider's redirects as a browser does; returns the address with which it leads back to us. */
const authorize = async (url: string): Promise<URL> => {
  const { origin } = new URL(url)
  const jar = new Map<string, string>()
  let next = new URL(url)
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
    if (next.origin !== origin) return next
  }
  throw new Error('the provider never led back')
}
