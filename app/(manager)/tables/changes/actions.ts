'use server'
import {
  decidePriceChangeCommand,
  proposePriceChangeCommand,
  rebasePriceChangeCommand,
  savePriceChangeCommand,
  tryPriceChangeCommand,
  withdrawPriceChangeCommand,
} from '#lib/contracts/prices/change-price-table'
import { action } from '#lib/pages/action'
import { decidePriceChange } from '#lib/services/prices/decide-price-change'
import { proposePriceChange } from '#lib/services/prices/propose-price-change'
import { rebasePriceChange } from '#lib/services/prices/rebase-price-change'
import { savePriceChange } from '#lib/services/prices/save-price-change'
import { startPriceWhatIf } from '#lib/services/prices/start-price-what-if'
import { withdrawPriceChange } from '#lib/services/prices/withdraw-price-change'

export const save = action(savePriceChangeCommand, savePriceChange)
export const tryOut = action(tryPriceChangeCommand, startPriceWhatIf)
export const propose = action(proposePriceChangeCommand, proposePriceChange)
export const withdraw = action(withdrawPriceChangeCommand, withdrawPriceChange)
export const rebase = action(rebasePriceChangeCommand, rebasePriceChange)
export const decide = action(decidePriceChangeCommand, decidePriceChange)
