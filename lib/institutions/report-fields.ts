import { z } from 'zod'
import { isDay } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import { readMoney } from '#lib/domain/read-money.ts'

export const dayOf = z.string().refine(isDay)

/** Amount in reais (number or decimal text) as cents; never negative. */
export const amountOf = z.union([z.number(), z.string()]).transform((value, context): Cents => {
  const amount = readMoney(value)
  if (amount !== null && amount >= 0) return amount
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})

/** The institution's own id of what we asked for. */
export const externalId = z.string().min(1).max(200)
