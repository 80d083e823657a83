'use server'
import { searchEverythingCommand, startBalancesOfCommand } from '#lib/contracts/customers/search'
import { action } from '#lib/http/action'
import { searchEverything as search } from '#lib/services/customers/search-everything'
import { startBalancesOf as start } from '#lib/services/customers/start-balances-of'

export const searchEverything = action(searchEverythingCommand, search)
export const startBalancesOf = action(startBalancesOfCommand, start)
