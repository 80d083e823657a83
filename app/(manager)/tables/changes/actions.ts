'use server'
import {
  decidePriceChangeContract,
  proposePriceChangeContract,
  rebasePriceChangeContract,
  savePriceChangeContract,
  tryPriceChangeContract,
  withdrawPriceChangeContract,
} from '#lib/contracts/prices/change-table'
import { action } from '#lib/http/action'
import { decidePriceChange } from '#lib/services/prices/decide-price-change'
import { proposePriceChange } from '#lib/services/prices/propose-price-change'
import { rebasePriceChange } from '#lib/services/prices/rebase-price-change'
import { savePriceChange } from '#lib/services/prices/save-price-change'
import { startPriceWhatIf } from '#lib/services/prices/start-price-what-if'
import { withdrawPriceChange } from '#lib/services/prices/withdraw-price-change'

export const save = action(savePriceChangeContract, savePriceChange)
export const tryOut = action(tryPriceChangeContract, startPriceWhatIf)
export const propose = action(proposePriceChangeContract, proposePriceChange)
export const withdraw = action(withdrawPriceChangeContract, withdrawPriceChange)
export const rebase = action(rebasePriceChangeContract, rebasePriceChange)
export const decide = action(decidePriceChangeContract, decidePriceChange)
