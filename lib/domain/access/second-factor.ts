import { plainText } from '../plain-text.ts'
import type { Role } from './permissions.ts'

/** Of whom an organization demands a second factor; everybody may have one. */
export const SECOND_FACTOR_POLICIES = ['offered', 'managers', 'everybody'] as const
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number]

/** Whether a person of a role must have a second factor. The function live_person says the same in SQL. */
export const demandsSecondFactor = (policy: SecondFactorPolicy, role: Role): boolean =>
  policy === 'everybody' || (policy === 'managers' && role === 'manager')

/** Where a person sets a second factor up, and where it leads afterwards: a path of ours. */
export const secondFactorPath = (next: string): string =>
  `/second-factor?callbackUrl=${encodeURIComponent(next)}`

/**
 * A typed code, blanks, hyphens and pasted signs left out: of the app (6 digits) or a recovery code (12);
 * null else.
 */
export const readSecondFactorCode = (typed: string): string | null => {
  const code = plainText(typed).replaceAll(/[ -]/g, '')
  return /^(\d{6}|\d{12})$/.test(code) ? code : null
}

/** Whether a code that was read is a recovery code. */
export const isRecoveryCode = (code: string): boolean => code.length === 12
