/** Scopes of an application's token (docs/contract.md#token). */
export const SCOPES = ['fgts', 'clt', 'webhooks', 'read'] as const
export type Scope = (typeof SCOPES)[number]

export const ROLES = ['agent', 'manager'] as const
export type Role = (typeof ROLES)[number]

export const PERMISSIONS = [
  'originate',
  'review_proposals',
  'manage_access',
  'manage_prices',
  'manage_review_rules',
  'manage_webhooks',
  'view_sales',
  'view_institutions',
  'manage_alerts',
  'view_audit',
  'answer_subjects',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  agent: ['originate'],
  manager: PERMISSIONS,
}

/** Permissions to decide on others' proposals and changes, to open customer data, or to send data out. */
const DECIDING: readonly Permission[] = [
  'review_proposals',
  'manage_access',
  'manage_prices',
  'manage_review_rules',
  'manage_webhooks',
  'manage_alerts',
  'answer_subjects',
]

export type OwnRole = { id: string; name: string; permissions: readonly Permission[] }

/** `ownRole` is a role defined by the organization. If set, its permissions replace those of `role`. */
export type EffectiveRole = { role: Role; ownRole?: Pick<OwnRole, 'permissions'> | null | undefined }

export const permissionsOf = ({ role, ownRole }: EffectiveRole): readonly Permission[] =>
  ownRole?.permissions ?? ROLE_PERMISSIONS[role]

export const allows = (role: EffectiveRole, permission: Permission): boolean =>
  permissionsOf(role).includes(permission)

export const decisionsGained = (from: readonly Permission[], to: readonly Permission[]): Permission[] =>
  DECIDING.filter((each) => to.includes(each) && !from.includes(each))

// Reviewing proposals and answering data subjects both use the origination screens.
const NEEDS: Partial<Record<Permission, Permission>> = {
  review_proposals: 'originate',
  answer_subjects: 'originate',
}

/** Returns the permissions plus the ones they require, in the order of PERMISSIONS. */
export const withNeeded = (permissions: readonly Permission[]): Permission[] => {
  const needed = permissions.map((each) => NEEDS[each])
  return PERMISSIONS.filter((each) => permissions.includes(each) || needed.includes(each))
}

type PermissionChange = {
  from: readonly Permission[]
  to: readonly Permission[]
  giver: readonly Permission[]
}

/** Returns whether a second manager must approve: a deciding permission, or one the giver lacks, is added. */
export const givingTakesTwo = ({ from, to, giver }: PermissionChange): boolean =>
  decisionsGained(from, to).length > 0 || to.some((each) => !from.includes(each) && !giver.includes(each))

/** Returns `manager` if the permissions include a deciding one, which two must approve; otherwise `agent`. */
export const builtInLike = (permissions: readonly Permission[]): Role =>
  decisionsGained([], permissions).length > 0 ? 'manager' : 'agent'

/** Records created by API clients are visible only with `all`. */
export const VISIBILITIES = ['own', 'team', 'all'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Returns whether scopes allow a call: the needed scope allows every method, `read` allows any GET. */
export const scopesAllow = (scopes: readonly Scope[], needed: Scope, method: string): boolean =>
  scopes.includes(needed) || (method === 'GET' && scopes.includes('read'))
