import type { Role } from './permissions.ts'

/** `own`: this service asks for a second factor, unless `amr` in the ID token proves that one was used. */
export const PROVIDER_SECOND_FACTORS = ['own', 'provider'] as const
export type ProviderSecondFactor = (typeof PROVIDER_SECOND_FACTORS)[number]

export type GroupRole = { group: string; role: Role; ownRoleId: string | null }

export type IdentityProviderTerms = {
  alias: string
  issuer: string
  clientId: string
  groupClaim: string
  groupRoles: readonly GroupRole[]
  secondFactor: ProviderSecondFactor
  isOn: boolean
  passwordsOff: boolean
}

export const MOST_GROUP_ROLES = 50

/** Path segments below `/login` that are already in use. */
const RESERVED_ALIASES = ['callback', 'code', 'organization']

/** Returns the alias in lower case, or null if it cannot be part of an address. */
export const readSignInAlias = (text: string): string | null => {
  const alias = text.trim().toLowerCase()
  return /^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/.test(alias) && !RESERVED_ALIASES.includes(alias)
    ? alias
    : null
}

/** Local path to which an identity provider redirects the browser back; registered at the provider. */
export const PROVIDER_CALLBACK_PATH = '/login/callback'

/** Returns the local path to an identity provider; `isFresh` makes the provider authenticate again. */
export const providerSignInPath = (
  alias: string,
  next = '/',
  { isFresh = false }: { isFresh?: boolean } = {},
): string => {
  const query = new URLSearchParams({
    ...(next !== '/' && { callbackUrl: next }),
    ...(isFresh && { fresh: '1' }),
  })
  return `/login/organization/${alias}${query.size === 0 ? '' : `?${query}`}`
}

/** Returns whether the ID token's `amr` says that more than one factor was used (RFC 8176 section 2). */
export const provesSecondFactor = (methods: readonly string[]): boolean => methods.includes('mfa')

/** Returns the first entry whose group the person belongs to; undefined if there is none. */
export const roleOfGroups = (
  groupRoles: readonly GroupRole[],
  groups: readonly string[],
): GroupRole | undefined => groupRoles.find(({ group }) => groups.includes(group))
