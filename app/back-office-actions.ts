'use server'
import { giveRevealReasonCommand, revealPersonalDataCommand } from '#lib/contracts/personal-data/reveal'
import { action } from '#lib/pages/action'
import { giveRevealReason } from '#lib/services/personal-data/give-reveal-reason'
import { revealPersonalData } from '#lib/services/personal-data/reveal-personal-data'

export const reveal = action(revealPersonalDataCommand, revealPersonalData)
export const giveReason = action(giveRevealReasonCommand, giveRevealReason)
