import { z } from 'zod'
import { isDay } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import { readMoney } from '#lib/domain/read-money.ts'

export const dayOf = z.string().refine(isDay)

/** Parses a non-negative amount in reais (number or decimal text) into cents. */
export const amountOf = z.union([z.number(), z.string()]).transform((value, context): Cents => {
  const amount = readMoney(value)
  if (amount !== null && amount >= 0) return amount
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})

/** Parses a text or number; null for anything else, because the value is only shown or matched. */
export const looseText = z
  .union([z.string().trim().min(1).max(2000), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((text) => text ?? null)

export const externalId = z.string().min(1).max(200)

export const upstreamLink = z.url({ protocol: /^https?$/ }).max(2000)
