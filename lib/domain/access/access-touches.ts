/**
 * After a person changes an account's access, that person and the account's holder count as one person in
 * approvals for this many days.
 */
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
 * Audit actions through which a person can get into another account or change its permissions. `user_changed`
 * counts only with a new role; a deactivation does not count, because it lets nobody in. `identity_linked`
 * names whoever invited or promoted the person, if this was their first way in.
 */
export const ACCESS_TOUCHES = [
  ...ACCOUNT_TOUCHES,
  'user_created',
  'user_invited',
  'user_invitation_renewed',
  'identity_linked',
] as const
