'use server'
import { revealPersonalDataCommand } from '#lib/contracts/personal-data/reveal'
import { action } from '#lib/http/action'
import { revealPersonalData } from '#lib/services/personal-data/reveal-personal-data'

export const reveal = action(revealPersonalDataCommand, revealPersonalData)
