/** An account and whoever changed its access count as one person in approvals for this long. */
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
 * Acts that may let one person in as another, or that change what the other may do. A changed person counts
 * for the role only; a deactivation lets nobody in.
 */
export const ACCESS_TOUCHES = [
  ...ACCOUNT_TOUCHES,
  'user_created',
  'user_invited',
  'user_invitation_renewed',
] as const
