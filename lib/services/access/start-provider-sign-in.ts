import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type SignInSecrets, startAtProvider } from '#lib/identity/sign-in-at-provider.ts'
import { providerOfAlias } from '#lib/services/access/parts/provider-of.ts'
import type { Context } from '#lib/services/context.ts'

/** The browser stores it encrypted. It can open only one session, whose id is fixed from the start. */
export type ProviderSignIn = SignInSecrets & { organizationId: string; issuer: string; sessionId: string }

/** `isFresh` makes the provider authenticate the person again, unless it did within the last minute. */
type ProviderSignInRequest = { alias: string; redirectUri: string; isFresh?: boolean }

/** @throws identity_provider_unknown, identity_provider_unreachable, identity_provider_unusable */
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
