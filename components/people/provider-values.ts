import type { IdentityProvider, SignInSettings } from '#lib/client/sign-in-settings.ts'
import type { ProviderSecondFactor } from '#lib/domain/access/identity-provider.ts'
import { ROLES, type Role } from '#lib/domain/access/permissions.ts'

type OwnRoles = SignInSettings['ownRoles']

export type GroupRoleValues = { group: string; role: string }

export type ProviderValues = {
  alias: string
  issuer: string
  clientId: string
  clientSecret: string
  groupClaim: string
  groupRoles: GroupRoleValues[]
  secondFactor: ProviderSecondFactor
  isOn: boolean
  passwordsOff: boolean
}

export const providerValuesOf = (provider: IdentityProvider | null): ProviderValues => ({
  alias: provider?.alias ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  groupClaim: provider?.groupClaim ?? 'groups',
  groupRoles: (provider?.groupRoles ?? []).map(({ group, role, ownRoleId }) => ({
    group,
    role: ownRoleId ?? role,
  })),
  secondFactor: provider?.secondFactor ?? 'own',
  isOn: provider?.isOn ?? true,
  passwordsOff: provider?.passwordsOff ?? false,
})

export const groupRoleOf = ({ group, role }: GroupRoleValues, ownRoles: OwnRoles) => {
  const builtIn = ROLES.find((each): each is Role => each === role)
  if (builtIn) return { group, role: builtIn, ownRoleId: null }
  return { group, role: ownRoles.find(({ id }) => id === role)?.likeRole ?? 'agent', ownRoleId: role }
}
