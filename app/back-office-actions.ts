'use server'
import {
  confirmOwnIdentityCommand,
  requireConfirmationCommand,
  startOwnConfirmationCommand,
} from '#lib/contracts/access/passkey.ts'
import { giveRevealReasonCommand, revealPersonalDataCommand } from '#lib/contracts/personal-data/reveal.ts'
import { action } from '#lib/pages/action.ts'
import { confirmOwnIdentity } from '#lib/services/people/confirm-own-identity.ts'
import { startOwnConfirmation } from '#lib/services/people/start-own-confirmation.ts'
import { giveRevealReason } from '#lib/services/personal-data/give-reveal-reason.ts'
import { revealPersonalData } from '#lib/services/personal-data/reveal-personal-data.ts'

export const reveal = action(revealPersonalDataCommand, revealPersonalData)
export const giveReason = action(giveRevealReasonCommand, giveRevealReason)
export const startConfirmation = action(startOwnConfirmationCommand, startOwnConfirmation)
export const confirmIdentity = action(confirmOwnIdentityCommand, confirmOwnIdentity)
/** `action` itself asks for the confirmation, so the function has nothing to do. */
export const requireConfirmation = action(requireConfirmationCommand, async () => ({}))
