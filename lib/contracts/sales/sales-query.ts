import { z } from 'zod'
import { dayField, idField, providerField, refuse } from '#lib/contracts/fields.ts'
import { idListField } from '#lib/contracts/id-list-field.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { BUCKETS, COMPARISONS, isPeriod, PERIODS } from '#lib/domain/sales/period.ts'

/** A custom period needs both days, which may be at most a year apart. */
export const salesQuery = z
  .object({
    period: z.enum(PERIODS).default('30d'),
    from: dayField.optional(),
    to: dayField.optional(),
    product: z.enum(PRODUCTS).optional(),
    provider: providerField.optional(),
    agent: idListField.optional(),
    team: idField.optional(),
    against: z.enum(COMPARISONS).optional(),
    by: z.enum(BUCKETS).optional(),
  })
  .superRefine(({ period, from, to }, ctx) => {
    if (period !== 'custom') return
    if (!from || !to || !isPeriod({ startDate: from, endDate: to })) refuse(ctx, 'invalid_period')
  })
