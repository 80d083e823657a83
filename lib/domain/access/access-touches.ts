/** For this many days, an account's holder and whoever changed its access count as one in approvals. */
export const ACCESS_TOUCH_DAYS = 7

export const ACCOUNT_TOUCHES = [
  'user_changed',
  'user_role_redefined',
  'user_reset_link_made',
  'user_password_reset',
  'user_second_factor_removed',
  'user_reactivated',
] as const

/**
 * Audit actions that open another person's account or change its permissions. `user_changed` counts only with
 * a new role. `identity_linked` counts for whoever invited or promoted the person; the entry names them
 * (`proposedBy`) only if the person could not sign in before.
 */
export const ACCESS_TOUCHES = [
  ...ACCOUNT_TOUCHES,
  'user_created',
  'user_invited',
  'user_invitation_renewed',
  'identity_linked',
] as const
