'use server'
import { confirmOwnIdentityCommand, startOwnConfirmationCommand } from '#lib/contracts/access/passkey.ts'
import {
  confirmOwnPasskeyCommand,
  confirmOwnSecondFactorCommand,
  startOwnPasskeyCommand,
} from '#lib/contracts/people/own-access.ts'
import { incompleteAction } from '#lib/pages/action.ts'
import { confirmOwnIdentity } from '#lib/services/people/confirm-own-identity.ts'
import { confirmOwnPasskey } from '#lib/services/people/confirm-own-passkey.ts'
import { confirmOwnSecondFactor } from '#lib/services/people/confirm-own-second-factor.ts'
import { startOwnConfirmation } from '#lib/services/people/start-own-confirmation.ts'
import { startOwnPasskey } from '#lib/services/people/start-own-passkey.ts'

export const confirm = incompleteAction(confirmOwnSecondFactorCommand, confirmOwnSecondFactor)
export const startPasskey = incompleteAction(startOwnPasskeyCommand, startOwnPasskey)
export const confirmPasskey = incompleteAction(confirmOwnPasskeyCommand, confirmOwnPasskey)
export const startConfirmation = incompleteAction(startOwnConfirmationCommand, startOwnConfirmation)
export const confirmIdentity = incompleteAction(confirmOwnIdentityCommand, confirmOwnIdentity)
