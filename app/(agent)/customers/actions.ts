'use server'
import { searchEverythingCommand, startBalancesOfCommand } from '#lib/contracts/customers/search.ts'
import { decideErasureCommand, requestErasureCommand } from '#lib/contracts/personal-data/subject-rights.ts'
import { encryptSearchCommand } from '#lib/contracts/proposals/proposal-export.ts'
import { action } from '#lib/pages/action.ts'
import { encryptSearch } from '#lib/services/access/encrypt-search.ts'
import { searchEverything as search } from '#lib/services/customers/search-everything.ts'
import { startBalancesOf as start } from '#lib/services/customers/start-balances-of.ts'
import { decideErasure as decide } from '#lib/services/personal-data/decide-erasure.ts'
import { requestErasure as request } from '#lib/services/personal-data/request-erasure.ts'

export const searchEverything = action(searchEverythingCommand, search)
export const encrypt = action(encryptSearchCommand, encryptSearch)
export const startBalancesOf = action(startBalancesOfCommand, start)
export const requestErasure = action(requestErasureCommand, request)
export const decideErasure = action(decideErasureCommand, decide)
