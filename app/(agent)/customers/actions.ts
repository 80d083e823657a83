'use server'
import { searchEverythingCommand, startBalancesOfCommand } from '#lib/contracts/customers/search'
import { decideErasureCommand, requestErasureCommand } from '#lib/contracts/personal-data/subject-rights'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export'
import { action } from '#lib/pages/action'
import { encryptSearch } from '#lib/services/access/encrypt-search'
import { searchEverything as search } from '#lib/services/customers/search-everything'
import { startBalancesOf as start } from '#lib/services/customers/start-balances-of'
import { decideErasure as decide } from '#lib/services/personal-data/decide-erasure'
import { requestErasure as request } from '#lib/services/personal-data/request-erasure'

export const searchEverything = action(searchEverythingCommand, search)
export const encrypt = action(encryptSearchCommand, encryptSearch)
export const startBalancesOf = action(startBalancesOfCommand, start)
export const requestErasure = action(requestErasureCommand, request)
export const decideErasure = action(decideErasureCommand, decide)
