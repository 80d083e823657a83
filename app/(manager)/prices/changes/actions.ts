'use server'
import {
  decidePriceChangeCommand,
  proposePriceChangeCommand,
  rebasePriceChangeCommand,
  savePriceChangeCommand,
  tryPriceChangeCommand,
  withdrawPriceChangeCommand,
} from '#lib/contracts/prices/change-price-table.ts'
import { action } from '#lib/pages/action.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { rebasePriceChange } from '#lib/services/prices/rebase-price-change.ts'
import { savePriceChange } from '#lib/services/prices/save-price-change.ts'
import { startPriceWhatIf } from '#lib/services/prices/start-price-what-if.ts'
import { withdrawPriceChange } from '#lib/services/prices/withdraw-price-change.ts'

export const save = action(savePriceChangeCommand, savePriceChange)
export const tryOut = action(tryPriceChangeCommand, startPriceWhatIf)
export const propose = action(proposePriceChangeCommand, proposePriceChange)
export const withdraw = action(withdrawPriceChangeCommand, withdrawPriceChange)
export const rebase = action(rebasePriceChangeCommand, rebasePriceChange)
export const decide = action(decidePriceChangeCommand, decidePriceChange)
