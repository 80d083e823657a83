'use server'
import { draftTableContract, startPriceChangeContract } from '#lib/contracts/prices/start-price-change'
import { action } from '#lib/http/action'
import { draftTable } from '#lib/services/prices/draft-table'
import { startPriceChange } from '#lib/services/prices/start-price-change'

export const start = action(startPriceChangeContract, startPriceChange)
export const draft = action(draftTableContract, draftTable)
