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
  'view_audit',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  agent: ['originate'],
  manager: PERMISSIONS,
}

/**
 * Whose work a person sees: their own, their team's, or everybody's. What programs create is seen with `all`
 * alone.
 */
export const VISIBILITIES = ['own', 'team', 'all'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Whether a role carries a permission. */
export const roleAllows = (role: Role, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission)

/**
 * Whether the token's scopes allow a call: a product's scope allows its reads and writes,
 * `read` allows every GET and nothing else.
 */
export const scopesAllow = (scopes: readonly Scope[], needed: Scope, method: string): boolean =>
  scopes.includes(needed) || (method === 'GET' && scopes.includes('read'))
