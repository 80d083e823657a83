'use server'
import { sealSearchContract } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/http/action'
import { sealSearch } from '#lib/services/access/seal-search'

export const seal = action(sealSearchContract, sealSearch)
