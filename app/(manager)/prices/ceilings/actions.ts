'use server'
import {
  decidePriceCeilingCommand,
  proposePriceCeilingCommand,
} from '#lib/contracts/prices/change-price-ceiling.ts'
import { action } from '#lib/pages/action.ts'
import { decidePriceCeiling } from '#lib/services/prices/decide-price-ceiling.ts'
import { proposePriceCeiling } from '#lib/services/prices/propose-price-ceiling.ts'

export const propose = action(proposePriceCeilingCommand, proposePriceCeiling)
export const decide = action(decidePriceCeilingCommand, decidePriceCeiling)
