'use server'
import { sealSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/http/action'
import { sealSearch } from '#lib/services/access/seal-search'

export const seal = action(sealSearchCommand, sealSearch)
