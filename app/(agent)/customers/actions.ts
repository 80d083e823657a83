'use server'
import { searchEverythingContract, startBalancesOfContract } from '#lib/contracts/customers/search'
import { action } from '#lib/http/action'
import { searchEverything as search } from '#lib/services/customers/search-everything'
import { startBalancesOf as start } from '#lib/services/customers/start-balances-of'

export const searchEverything = action(searchEverythingContract, search)
export const startBalancesOf = action(startBalancesOfContract, start)
