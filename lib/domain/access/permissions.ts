/** What an application's token may do (docs/contract.md#token). */
export const SCOPES = ['fgts', 'clt', 'webhooks', 'read'] as const
export type Scope = (typeof SCOPES)[number]

export const ROLES = ['agent', 'manager'] as const
export type Role = (typeof ROLES)[number]

export const PERMISSIONS = [
  'originate',
  'review_proposals',
  'manage_access',
  'manage_fee_tables',
  'manage_review_rules',
  'manage_webhooks',
  'view_production',
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

/** What decides on others' proposals, or opens data and ways out of the organization. The rest only reads. */
const DECIDING: readonly Permission[] = [
  'review_proposals',
  'manage_access',
  'manage_fee_tables',
  'manage_review_rules',
  'manage_webhooks',
  'manage_alerts',
  'answer_subjects',
]

/** A role that an organization made. */
export type OwnRole = { id: string; name: string; permissions: readonly Permission[] }

/** The built-in role of a person, and the organization's own role in its place where they have one. */
export type CarriedRole = { role: Role; ownRole?: Pick<OwnRole, 'permissions'> | null | undefined }

/** What a person may do: of the organization's own role where they have one, else of the built-in one. */
export const permissionsOf = ({ role, ownRole }: CarriedRole): readonly Permission[] =>
  ownRole?.permissions ?? ROLE_PERMISSIONS[role]

/** Whether a person carries a permission. */
export const allows = (carried: CarriedRole, permission: Permission): boolean =>
  permissionsOf(carried).includes(permission)

/** What of two sets of permissions decides on something, and is in the second alone. */
export const decisionsGained = (from: readonly Permission[], to: readonly Permission[]): Permission[] =>
  DECIDING.filter((each) => to.includes(each) && !from.includes(each))

// What is decided on, or answered for, is read on the screens of origination.
const NEEDS: Partial<Record<Permission, Permission>> = {
  review_proposals: 'originate',
  answer_subjects: 'originate',
}

/** What must be permitted as well for the work of a set of permissions, in the order of all. */
export const withNeeded = (permissions: readonly Permission[]): Permission[] => {
  const needed = permissions.map((each) => NEEDS[each])
  return PERMISSIONS.filter((each) => permissions.includes(each) || needed.includes(each))
}

/** Of somebody's permissions, those before, those after, and those of who gives them. */
type Giving = { from: readonly Permission[]; to: readonly Permission[]; giver: readonly Permission[] }

/** Whether giving permissions takes two managers: where more is decided on, or the giver may not do it. */
export const givingTakesTwo = ({ from, to, giver }: Giving): boolean =>
  decisionsGained(from, to).length > 0 || to.some((each) => !from.includes(each) && !giver.includes(each))

/**
 * Which of the built-in roles a set of permissions is like: one that decides is a manager's, and access to
 * the accounts of its people takes two managers.
 */
export const builtInLike = (permissions: readonly Permission[]): Role =>
  decisionsGained([], permissions).length > 0 ? 'manager' : 'agent'

/**
 * Whose work a person sees: their own, their team's, or everybody's. What programs create is seen with `all`
 * alone.
 */
export const VISIBILITIES = ['own', 'team', 'all'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/**
 * Whether the token's scopes allow a call: a product's scope allows its reads and writes,
 * `read` allows every GET and nothing else.
 */
export const scopesAllow = (scopes: readonly Scope[], needed: Scope, method: string): boolean =>
  scopes.includes(needed) || (method === 'GET' && scopes.includes('read'))
