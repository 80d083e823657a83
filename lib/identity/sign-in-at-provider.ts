import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import { instantOf } from '#lib/config/clock.ts'
import { providerConfiguration } from './provider-configuration.ts'
import { providerProblem } from './provider-problem.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Secrets of one sign-in; an encrypted cookie holds them until the browser returns. */
export type SignInSecrets = { state: string; nonce: string; verifier: string }

export type ProviderPerson = {
  subject: string
  email: string | null
  isEmailVerified: boolean
  groups: readonly string[]
  /** Authentication methods (RFC 8176). */
  methods: readonly string[]
  /** When the person last authenticated (`auth_time`); null if the provider does not say. */
  provenAt: Date | null
}

/** `max_age` that makes the provider return `auth_time`, but is long enough not to force authentication. */
const ANY_AGE_SECONDS = 30 * 24 * 3600

/** `max_age` that makes the person authenticate again, unless they did so within the last minute. */
const FRESH_AGE_SECONDS = 60

/** Starts the code flow with PKCE (OpenID Connect 3.1). @throws the codes of {@link providerConfiguration} */
export const startAtProvider = async (
  settings: ProviderSettings,
  { redirectUri, isFresh }: { redirectUri: string; isFresh: boolean },
): Promise<{ url: string; secrets: SignInSecrets }> => {
  const configuration = await providerConfiguration(settings)
  const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    max_age: String(isFresh ? FRESH_AGE_SECONDS : ANY_AGE_SECONDS),
  })
  return { url: url.href, secrets }
}

type Return = { callbackUrl: URL; secrets: SignInSecrets; groupClaim: string }

/**
 * openid-client checks state, issuer, signature, audience, nonce and expiry.
 * @throws identity_sign_in_refused, identity_sign_in_failed, the codes of {@link providerConfiguration}
 */
export const finishAtProvider = async (
  settings: ProviderSettings,
  { callbackUrl, secrets, groupClaim }: Return,
): Promise<ProviderPerson> => {
  const configuration = await providerConfiguration(settings)
  try {
    const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    })
    const claims: Claims = tokens.claims() ?? {}
    const needed = ['email', 'email_verified', groupClaim]
    const hasAll = needed.every((name) => claims[name] !== undefined)
    const more = hasAll ? {} : await userInfoOf(configuration, tokens.access_token, String(claims.sub))
    return personOf(claims, more, groupClaim)
  } catch (error) {
    throw providerProblem(error, 'identity_sign_in_failed')
  }
}

type Claims = Readonly<Record<string, unknown>>

/** Many providers return e-mail and groups only from their userinfo endpoint. */
const userInfoOf = async (configuration: Configuration, token: string, subject: string): Promise<Claims> => {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {}
  return fetchUserInfo(configuration, token, subject)
}

/** Entries that are not strings are ignored, so that one invalid entry does not hide the others. */
const groupList = z
  .array(z.unknown())
  .transform((list) => list.filter((each): each is string => typeof each === 'string'))

/** Largest number of seconds since 1970 that a `Date` can hold. */
const MOST_SECONDS = 8_640_000_000_000

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).trim().toLowerCase().optional().catch(undefined),
  // Some providers send the text "true".
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  amr: z.array(z.string()).catch([]),
  auth_time: z.number().int().positive().max(MOST_SECONDS).optional().catch(undefined),
})

const personOf = (token: Claims, more: Claims, groupClaim: string): ProviderPerson => {
  const { sub, amr, auth_time: provenSeconds, ...inToken } = claimsSchema.parse(token)
  const inMore = claimsSchema.omit({ sub: true }).parse(more)
  const email = inToken.email ?? inMore.email ?? null
  // `email_verified` refers only to the e-mail in the same set of claims.
  const isEmailVerified = [inToken, inMore].some((each) => each.email === email && each.email_verified)
  return {
    subject: sub,
    email,
    isEmailVerified,
    groups: groupsOf(token[groupClaim] ?? more[groupClaim]),
    methods: amr,
    provenAt: provenSeconds === undefined ? null : instantOf(provenSeconds * 1000),
  }
}

const groupsOf = (claim: unknown): readonly string[] =>
  typeof claim === 'string' ? [claim] : groupList.catch([]).parse(claim)
