/** Days for which an account's holder and whoever changed its access count as one person in approvals. */
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
 * Audit actions that open another account or change its permissions. `user_changed` counts only with a new
 * role. `identity_linked` names whoever invited or promoted the person, if this was their first way in.
 */
export const ACCESS_TOUCHES = [
  ...ACCOUNT_TOUCHES,
  'user_created',
  'user_invited',
  'user_invitation_renewed',
  'identity_linked',
] as const
