'use server'
import {
  changeOwnPasswordCommand,
  confirmOwnPasskeyCommand,
  endOwnSessionsCommand,
  removeOwnPasskeyCommand,
  removeOwnSecondFactorCommand,
  renewOwnRecoveryCodesCommand,
  startOwnPasskeyCommand,
} from '#lib/contracts/people/own-access.ts'
import { action } from '#lib/pages/action.ts'
import { changeOwnPassword } from '#lib/services/people/change-own-password.ts'
import { confirmOwnPasskey } from '#lib/services/people/confirm-own-passkey.ts'
import { endOwnSessions } from '#lib/services/people/end-sessions.ts'
import { removeOwnPasskey } from '#lib/services/people/remove-own-passkey.ts'
import { removeOwnSecondFactor } from '#lib/services/people/remove-own-second-factor.ts'
import { renewOwnRecoveryCodes } from '#lib/services/people/renew-own-recovery-codes.ts'
import { startOwnPasskey } from '#lib/services/people/start-own-passkey.ts'

export const changePassword = action(changeOwnPasswordCommand, changeOwnPassword)
export const endSessions = action(endOwnSessionsCommand, endOwnSessions)
export const renewRecoveryCodes = action(renewOwnRecoveryCodesCommand, renewOwnRecoveryCodes)
export const removeSecondFactor = action(removeOwnSecondFactorCommand, removeOwnSecondFactor)
export const startPasskey = action(startOwnPasskeyCommand, startOwnPasskey)
export const confirmPasskey = action(confirmOwnPasskeyCommand, confirmOwnPasskey)
export const removePasskey = action(removeOwnPasskeyCommand, removeOwnPasskey)
