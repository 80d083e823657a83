'use server'
import { searchEverythingCommand, startBalancesOfCommand } from '#lib/contracts/customers/search'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/http/action'
import { encryptSearch } from '#lib/services/access/encrypt-search'
import { searchEverything as search } from '#lib/services/customers/search-everything'
import { startBalancesOf as start } from '#lib/services/customers/start-balances-of'

export const searchEverything = action(searchEverythingCommand, search)
export const encrypt = action(encryptSearchCommand, encryptSearch)
export const startBalancesOf = action(startBalancesOfCommand, start)
