'use server'
import {
  changeOwnPasswordCommand,
  endOwnSessionsCommand,
  removeOwnSecondFactorCommand,
  renewOwnRecoveryCodesCommand,
} from '#lib/contracts/people/own-access'
import { action } from '#lib/pages/action'
import { changeOwnPassword } from '#lib/services/people/change-own-password'
import { endOwnSessions } from '#lib/services/people/end-sessions'
import { removeOwnSecondFactor } from '#lib/services/people/remove-own-second-factor'
import { renewOwnRecoveryCodes } from '#lib/services/people/renew-own-recovery-codes'

export const changePassword = action(changeOwnPasswordCommand, changeOwnPassword)
export const endSessions = action(endOwnSessionsCommand, endOwnSessions)
export const renewRecoveryCodes = action(renewOwnRecoveryCodesCommand, renewOwnRecoveryCodes)
export const removeSecondFactor = action(removeOwnSecondFactorCommand, removeOwnSecondFactor)
