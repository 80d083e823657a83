'use server'
import {
  changeOwnPasswordCommand,
  endOwnSessionsCommand,
  removeOwnSecondFactorCommand,
  renewOwnRecoveryCodesCommand,
} from '#lib/contracts/people/own-access.ts'
import { action } from '#lib/pages/action.ts'
import { changeOwnPassword } from '#lib/services/people/change-own-password.ts'
import { endOwnSessions } from '#lib/services/people/end-sessions.ts'
import { removeOwnSecondFactor } from '#lib/services/people/remove-own-second-factor.ts'
import { renewOwnRecoveryCodes } from '#lib/services/people/renew-own-recovery-codes.ts'

export const changePassword = action(changeOwnPasswordCommand, changeOwnPassword)
export const endSessions = action(endOwnSessionsCommand, endOwnSessions)
export const renewRecoveryCodes = action(renewOwnRecoveryCodesCommand, renewOwnRecoveryCodes)
export const removeSecondFactor = action(removeOwnSecondFactorCommand, removeOwnSecondFactor)
