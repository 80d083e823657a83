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

/** Permissions that decide on others' work, or open data and exits; the rest only reads. */
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

/** The organization's own role, when set, replaces the built-in one. */
export type EffectiveRole = { role: Role; ownRole?: Pick<OwnRole, 'permissions'> | null | undefined }

/** Returns the permissions of the organization's own role, else of the built-in one. */
export const permissionsOf = ({ role, ownRole }: EffectiveRole): readonly Permission[] =>
  ownRole?.permissions ?? ROLE_PERMISSIONS[role]

/** Returns whether a person holds a permission. */
export const allows = (role: EffectiveRole, permission: Permission): boolean =>
  permissionsOf(role).includes(permission)

/** Returns the deciding permissions of `to` that `from` lacks. */
export const decisionsGained = (from: readonly Permission[], to: readonly Permission[]): Permission[] =>
  DECIDING.filter((each) => to.includes(each) && !from.includes(each))

// Whoever decides, or answers data subjects, reads the origination screens.
const NEEDS: Partial<Record<Permission, Permission>> = {
  review_proposals: 'originate',
  answer_subjects: 'originate',
}

/** Returns the permissions and those they need, in the order of PERMISSIONS. */
export const withNeeded = (permissions: readonly Permission[]): Permission[] => {
  const needed = permissions.map((each) => NEEDS[each])
  return PERMISSIONS.filter((each) => permissions.includes(each) || needed.includes(each))
}

type PermissionChange = {
  from: readonly Permission[]
  to: readonly Permission[]
  giver: readonly Permission[]
}

/** Returns whether giving takes two managers: it adds deciding permissions, or some the giver lacks. */
export const givingTakesTwo = ({ from, to, giver }: PermissionChange): boolean =>
  decisionsGained(from, to).length > 0 || to.some((each) => !from.includes(each) && !giver.includes(each))

/** Returns `manager` if a permission decides, so that access to the account takes two managers. */
export const builtInLike = (permissions: readonly Permission[]): Role =>
  decisionsGained([], permissions).length > 0 ? 'manager' : 'agent'

/** Work created by programs is visible with `all` only. */
export const VISIBILITIES = ['own', 'team', 'all'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Returns whether scopes allow a call: a product's scope its reads and writes, `read` every GET. */
export const scopesAllow = (scopes: readonly Scope[], needed: Scope, method: string): boolean =>
  scopes.includes(needed) || (method === 'GET' && scopes.includes('read'))
