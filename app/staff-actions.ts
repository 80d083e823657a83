'use server'
import { revealPersonalDataContract } from '#lib/contracts/customer/reveal'
import { searchEverythingContract, startBalancesOfContract } from '#lib/contracts/customers/search'
import { action } from '#lib/http/action'
import { revealPersonalData } from '#lib/services/customer/reveal-personal-data'
import { searchEverything as search } from '#lib/services/customers/search-everything'
import { startBalancesOf as start } from '#lib/services/customers/start-balances-of'

export const reveal = action(revealPersonalDataContract, revealPersonalData)
export const searchEverything = action(searchEverythingContract, search)
export const startBalancesOf = action(startBalancesOfContract, start)
