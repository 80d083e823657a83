'use server'
import { draftTableCommand, startPriceChangeCommand } from '#lib/contracts/prices/start-price-change'
import { action } from '#lib/pages/action'
import { draftPriceTable } from '#lib/services/prices/draft-price-table'
import { startPriceChange } from '#lib/services/prices/start-price-change'

export const start = action(startPriceChangeCommand, startPriceChange)
export const draft = action(draftTableCommand, draftPriceTable)
