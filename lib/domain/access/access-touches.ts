/** For how many days an account and whoever touched its access count as one pair of eyes. */
export const ACCESS_TOUCH_DAYS = 7

/** What is done to the access of somebody who has an account already, in the words of the audit. */
export const ACCOUNT_TOUCHES = [
  'user_changed',
  'user_role_redefined',
  'user_reset_link_made',
  'user_password_reset',
  'user_second_factor_removed',
  'user_reactivated',
] as const

/**
 * All that may let one person in as another, or decides what the other may do. Of a changed person only the
 * role counts; a deactivation lets nobody in.
 */
export const ACCESS_TOUCHES = [
  ...ACCOUNT_TOUCHES,
  'user_created',
  'user_invited',
  'user_invitation_renewed',
] as const
