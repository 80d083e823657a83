import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type SignInSecrets, startAtProvider } from '#lib/identity/sign-in-at-provider.ts'
import { providerOfAlias } from '#lib/services/access/parts/provider-of.ts'
import type { Context } from '#lib/services/context.ts'

/**
 * A sign-in under way; the browser keeps it encrypted. It can open one session, whose id is known from the
 * start.
 */
export type ProviderSignIn = SignInSecrets & { organizationId: string; issuer: string; sessionId: string }

/** `isFresh` makes the provider ask again who the person is. */
type ProviderSignInRequest = { alias: string; redirectUri: string; isFresh?: boolean }

/**
 * Begins a sign-in at the identity provider of the organization with this alias, and returns the provider's
 * address to send the browser to.
 * @throws identity_provider_unknown, identity_provider_unreachable, identity_provider_unusable
 */
export const startProviderSignIn = async (
  context: Context,
  { alias, redirectUri, isFresh = false }: ProviderSignInRequest,
): Promise<{ url: string; signIn: ProviderSignIn }> => {
  const usable = await providerOfAlias(alias)
  if (!usable) throw new DomainError('identity_provider_unknown')
  const { organizationId, issuer } = usable.provider
  const { url, secrets } = await startAtProvider(usable.provider, { redirectUri, isFresh })
  return { url, signIn: { ...secrets, organizationId, issuer, sessionId: newId(context.now) } }
}
