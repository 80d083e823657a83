'use server'
import { draftTableCommand, startPriceChangeCommand } from '#lib/contracts/prices/start-price-change.ts'
import { action } from '#lib/pages/action.ts'
import { draftPriceTable } from '#lib/services/prices/draft-price-table.ts'
import { startPriceChange } from '#lib/services/prices/start-price-change.ts'

export const start = action(startPriceChangeCommand, startPriceChange)
export const draft = action(draftTableCommand, draftPriceTable)
