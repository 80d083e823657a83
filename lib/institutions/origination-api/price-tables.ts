import { z } from 'zod'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import type { Fee, Insurance, PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { amountOf } from '#lib/institutions/report-fields.ts'
import { callUpstream, isSuccess, readAnswer, refusalOf } from './call-upstream.ts'
import type { OpenConnection } from './open-connection.ts'

/**
 * `parameters` has only what the contract tells of a table; the institution's other conventions are not in
 * it.
 */
export type UpstreamPriceTable = Omit<PriceTableTerms, 'parameters'> & {
  id: string
  product: Product
  /** Name (FGTS) or slug (CLT). */
  key: string
  parameters: Pick<PriceParameters, 'monthlyRate' | 'insurance'> &
    Partial<Pick<PriceParameters, 'fee' | 'feeName' | 'minInstallments' | 'maxInstallments'>>
}

const priceSchema = z.object({
  type: z.enum(['none', 'fixed', 'percent']),
  value: z.union([z.number(), z.string()]).default(0),
})

const insuranceSchema = priceSchema
  .extend({ optional: z.boolean().default(true) })
  .transform(({ type, value, optional }): Insurance => {
    if (type === 'none') return { type }
    return type === 'fixed'
      ? { type, value: amountOf.parse(value), optional }
      : { type, value: String(value), optional }
  })

const feeTableSchema = z
  .object({
    id: z.guid(),
    visible_name: z.string().min(1).max(60),
    label: z.string().min(1).max(60),
    default: z.boolean().default(false),
    monthlyRate: z.number().positive().max(1),
    fee: priceSchema.extend({ name: z.string().nullable().default(null) }),
    insurance: insuranceSchema.default({ type: 'none' }),
    minInstallments: z.number().int().min(1),
    maxInstallments: z.number().int().max(480),
  })
  .transform(
    (wire): UpstreamPriceTable => ({
      id: wire.id,
      product: 'fgts',
      key: wire.visible_name,
      label: wire.label,
      isDefault: wire.default,
      terms: null,
      parameters: {
        monthlyRate: String(wire.monthlyRate),
        fee: feeOf(wire.fee),
        feeName: wire.fee.name,
        insurance: wire.insurance,
        minInstallments: wire.minInstallments,
        maxInstallments: wire.maxInstallments,
      },
    }),
  )

const feeOf = ({ type, value }: z.output<typeof priceSchema>): Fee =>
  type === 'percent'
    ? { type, value: String(value), basis: 'issue' }
    : { type: 'fixed', value: amountOf.parse(value) }

const fractionText = z.string().transform((percent, context): string => {
  const fraction = fractionOfPercent(percent)
  if (fraction !== null) return fraction
  context.addIssue({ code: 'custom', message: 'not a percentage' })
  return z.NEVER
})

const configSchema = z
  .object({
    id: z.guid(),
    slug: z.string().min(1).max(60),
    name: z.string().min(1).max(60).optional(),
    default: z.boolean().default(false),
    monthly_interest_rate: fractionText,
    number_of_installments: z.array(z.coerce.number().int().min(1).max(480)).min(1),
    insurance: insuranceSchema.default({ type: 'none' }),
  })
  .transform(
    (wire): UpstreamPriceTable => ({
      id: wire.id,
      product: 'clt',
      key: wire.slug,
      label: wire.name ?? wire.slug,
      isDefault: wire.default,
      terms: wire.number_of_installments.toSorted((a, b) => a - b),
      parameters: { monthlyRate: wire.monthly_interest_rate, insurance: wire.insurance },
    }),
  )

const READERS = {
  fgts: { path: '/fgts/simulations/fees/new', schema: z.array(feeTableSchema).max(200) },
  clt: {
    path: '/private-consignment/simulation/configs',
    schema: z.object({ configs: z.array(configSchema).max(200) }).transform(({ configs }) => configs),
  },
} as const

/** Reads the tables of a product that are in use. @throws provider_…, institution_request_refused */
export const readPriceTables = async (
  connection: OpenConnection,
  product: Product,
): Promise<UpstreamPriceTable[]> => {
  const { path, schema } = READERS[product]
  const query = new URLSearchParams({ provider: connection.row.provider })
  const answer = await callUpstream(connection, { method: 'GET', path: `${path}?${query}` })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return readAnswer(schema, answer)
}
