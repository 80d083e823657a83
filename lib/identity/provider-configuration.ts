import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { digest } from '#lib/config/secrets.ts'
import { guardIssuer } from './guard-issuer.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { mayUseHttp } from './may-use-http.ts'
import { providerProblem } from './provider-problem.ts'
import { openProviderSecret, type ProviderSettings } from './provider-settings.ts'

/** Timeout of each request; short, because a person is waiting for the page. */
const TIMEOUT_SECONDS = 5
const FRESH_MS = 60 * 60 * 1000
/** Failures are cached, so that a provider that is down is not called for every sign-in. */
const FAILURE_MS = 5_000
const MOST_PROVIDERS = 200

type Entry = { configuration: Promise<Configuration>; untilMs: number }

const cache = new Map<string, Entry>()

/**
 * Caches the configuration for an hour; openid-client caches the provider's keys for five minutes.
 * @throws identity_issuer_invalid, identity_provider_unreachable, identity_provider_unusable
 */
export const providerConfiguration = async (settings: ProviderSettings): Promise<Configuration> => {
  const { issuer, clientId, sealedSecret } = settings
  const key = digest('identity-provider', [issuer, clientId, sealedSecret].join('\n'))
  const cached = cache.get(key)
  if (cached && cached.untilMs > performance.now()) return cached.configuration
  const entry: Entry = { configuration: discover(settings), untilMs: performance.now() + FRESH_MS }
  entry.configuration.catch(() => {
    entry.untilMs = Math.min(entry.untilMs, performance.now() + FAILURE_MS)
  })
  remember(key, entry)
  return entry.configuration
}

const remember = (key: string, entry: Entry) => {
  cache.delete(key)
  cache.set(key, entry)
  const oldest = cache.keys().next().value
  if (cache.size > MOST_PROVIDERS && oldest !== undefined) cache.delete(oldest)
}

const discover = async ({ issuer, clientId, sealedSecret }: ProviderSettings): Promise<Configuration> => {
  const url = guardIssuer(issuer)
  const secret = openProviderSecret(sealedSecret)
  const options = {
    [customFetch]: guardedFetch,
    timeout: TIMEOUT_SECONDS,
    execute: mayUseHttp(url)
      ? [allowInsecureRequests, enableNonRepudiationChecks]
      : [enableNonRepudiationChecks],
  }
  try {
    const found = await discovery(url, clientId, undefined, ClientSecretBasic(secret), options)
    const { authorization_endpoint, token_endpoint_auth_methods_supported: methods } = found.serverMetadata()
    // openid-client checks the other URLs when it calls them; this one is only passed to the browser.
    if (authorization_endpoint === undefined || !isAddress(authorization_endpoint))
      throw new Error('no authorization endpoint')
    if (methods === undefined || methods.includes('client_secret_basic')) return found
    return await discovery(url, clientId, undefined, ClientSecretPost(secret), options)
  } catch (error) {
    throw providerProblem(error, 'identity_provider_unusable')
  }
}

const isAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && (url.protocol === 'https:' || mayUseHttp(url))
}
