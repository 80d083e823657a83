'use server'
import {
  decidePriceCeilingCommand,
  proposePriceCeilingCommand,
} from '#lib/contracts/prices/change-price-ceiling'
import { action } from '#lib/pages/action'
import { decidePriceCeiling } from '#lib/services/prices/decide-price-ceiling'
import { proposePriceCeiling } from '#lib/services/prices/propose-price-ceiling'

export const propose = action(proposePriceCeilingCommand, proposePriceCeiling)
export const decide = action(decidePriceCeilingCommand, decidePriceCeiling)
