'use server'
import { revealPersonalDataContract } from '#lib/contracts/personal-data/reveal'
import { action } from '#lib/http/action'
import { revealPersonalData } from '#lib/services/personal-data/reveal-personal-data'

export const reveal = action(revealPersonalDataContract, revealPersonalData)
