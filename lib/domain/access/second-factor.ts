import { plainText } from '#lib/domain/plain-text.ts'
import type { PasskeyAssertion } from './passkey.ts'
import type { Role } from './permissions.ts'

/** Who must use a second factor: nobody (`offered`), managers or everybody. Anyone may set one up. */
export const SECOND_FACTOR_POLICIES = ['offered', 'managers', 'everybody'] as const
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number]

/** Returns whether the policy requires a second factor; the database function live_actor does the same. */
export const demandsSecondFactor = (policy: SecondFactorPolicy, role: Role): boolean =>
  policy === 'everybody' || (policy === 'managers' && role === 'manager')

/** `next` is the local path to return to after the setup. */
export const secondFactorPath = (next: string): string =>
  `/second-factor?callbackUrl=${encodeURIComponent(next)}`

export type FactorInput = { code?: string | undefined; passkey?: PasskeyAssertion | undefined }

/** Returns the 6 digits (app) or 12 digits (recovery code) without blanks and hyphens; null if invalid. */
export const readSecondFactorCode = (text: string): string | null => {
  const code = plainText(text).replaceAll(/[ -]/g, '')
  return /^(\d{6}|\d{12})$/.test(code) ? code : null
}

export const isRecoveryCode = (code: string): boolean => code.length === 12
