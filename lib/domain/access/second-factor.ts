import { plainText } from '#lib/domain/plain-text.ts'
import type { Role } from './permissions.ts'

/** Groups that must have a second factor; everybody may set one up. */
export const SECOND_FACTOR_POLICIES = ['offered', 'managers', 'everybody'] as const
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number]

/** Returns whether a role must have a second factor; live_actor applies the same rule in SQL. */
export const demandsSecondFactor = (policy: SecondFactorPolicy, role: Role): boolean =>
  policy === 'everybody' || (policy === 'managers' && role === 'manager')

/** Returns the path of the second-factor setup page, which leads to the local path `next` afterwards. */
export const secondFactorPath = (next: string): string =>
  `/second-factor?callbackUrl=${encodeURIComponent(next)}`

/** Reads a code without blanks and hyphens: 6 digits (app) or 12 (recovery code); else null. */
export const readSecondFactorCode = (text: string): string | null => {
  const code = plainText(text).replaceAll(/[ -]/g, '')
  return /^(\d{6}|\d{12})$/.test(code) ? code : null
}

/** Returns whether a code that was read is a recovery code. */
export const isRecoveryCode = (code: string): boolean => code.length === 12
