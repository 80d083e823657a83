import type { Role } from './permissions.ts'

/** Who asks for the second factor: we, unless `amr` in the ID token proves one (`own`), or the provider. */
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

/** Words that the addresses below `/login` use themselves. */
const RESERVED_ALIASES = ['callback', 'code', 'organization']

/** Returns the alias in lower case, or null if it cannot be part of an address. */
export const readSignInAlias = (text: string): string | null => {
  const alias = text.trim().toLowerCase()
  return /^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/.test(alias) && !RESERVED_ALIASES.includes(alias)
    ? alias
    : null
}

/** Local address to which an identity provider sends the browser back; registered there. */
export const PROVIDER_CALLBACK_PATH = '/login/callback'

/** Local path to the organization's identity provider; `isFresh` makes it ask again who the person is. */
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

/** Whether the ID token's `amr` says that more than one factor was used (RFC 8176 section 2). */
export const provesSecondFactor = (methods: readonly string[]): boolean => methods.includes('mfa')

/** Returns the first entry whose group the person is in; undefined if they are in none. */
export const roleOfGroups = (
  groupRoles: readonly GroupRole[],
  groups: readonly string[],
): GroupRole | undefined => groupRoles.find(({ group }) => groups.includes(group))
