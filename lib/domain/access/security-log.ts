/** Kinds of audit entries in the security log; a test compares their actions with those of the audit. */
export const SECURITY_KINDS = [
  'sign_ins',
  'tokens',
  'second_factors',
  'sessions',
  'links',
  'roles',
  'settings',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

const ACTIONS: Readonly<Record<SecurityKind, readonly string[]>> = {
  sign_ins: [
    'sign_in_failed',
    'sign_in_locked',
    'passkey_refused',
    'identity_sign_in_refused',
    'password_sign_in_refused',
    'address_refused',
  ],
  tokens: [
    'token_refused',
    'token_locked',
    'application_created',
    'application_secret_rotated',
    'application_old_secret_ended',
    'application_revoked',
    'application_scopes_changed',
    'application_settings_changed',
    'client_id_added',
    'client_id_removed',
    'service_account_added',
    'service_account_ended',
    'signing_keys_rotated',
  ],
  second_factors: [
    'second_factor_wrong',
    'recovery_code_used',
    'own_second_factor_set',
    'own_second_factor_removed',
    'own_recovery_codes_renewed',
    'own_passkey_added',
    'own_passkey_removed',
    'own_identity_confirmed',
    'user_second_factor_removed',
  ],
  sessions: ['sessions_ended', 'user_deactivated'],
  links: [
    'user_invited',
    'user_invitation_renewed',
    'user_reset_link_made',
    'user_password_reset',
    'password_chosen',
    'own_password_changed',
    'identity_linked',
    'user_identity_removed',
  ],
  roles: [
    'user_created',
    'user_changed',
    'user_reactivated',
    'user_role_redefined',
    'access_requested',
    'access_request_approved',
    'access_request_refused',
    'access_request_withdrawn',
    'access_request_expired',
    'role_proposed',
    'role_approved',
    'role_refused',
    'role_withdrawn',
    'role_deleted',
  ],
  settings: [
    'identity_provider_proposed',
    'identity_provider_approved',
    'identity_provider_refused',
    'identity_provider_withdrawn',
    'organization_passwords_set',
    'organization_addresses_changed',
    'organization_second_factor_set',
    'organization_idle_limit_set',
  ],
}

/** Actions that record a refused attempt to get in; many of them may be an attack. */
export const REFUSALS: readonly string[] = [
  ...ACTIONS.sign_ins,
  'second_factor_wrong',
  'token_refused',
  'token_locked',
]

export const isRefusal = (action: string): boolean => REFUSALS.includes(action)

export const securityActions = (kind?: SecurityKind): readonly string[] =>
  kind === undefined ? SECURITY_KINDS.flatMap((each) => ACTIONS[each]) : ACTIONS[kind]
