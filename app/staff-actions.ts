'use server'
import { revealPersonalDataContract } from '#lib/contracts/customer/reveal'
import { action } from '#lib/http/action'
import { revealPersonalData } from '#lib/services/customer/reveal-personal-data'

export const reveal = action(revealPersonalDataContract, revealPersonalData)
