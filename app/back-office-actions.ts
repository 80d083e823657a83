'use server'
import { giveRevealReasonCommand, revealPersonalDataCommand } from '#lib/contracts/personal-data/reveal.ts'
import { action } from '#lib/pages/action.ts'
import { giveRevealReason } from '#lib/services/personal-data/give-reveal-reason.ts'
import { revealPersonalData } from '#lib/services/personal-data/reveal-personal-data.ts'

export const reveal = action(revealPersonalDataCommand, revealPersonalData)
export const giveReason = action(giveRevealReasonCommand, giveRevealReason)
