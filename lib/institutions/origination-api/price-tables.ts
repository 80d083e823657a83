import { z } from 'zod'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import type { Fee, Insurance, PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import {
  type ConnectionCapabilities,
  capabilitiesOf,
} from '#lib/domain/institutions/connection-capabilities.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { amountOf } from '#lib/institutions/report-fields.ts'
import { callUpstream, isSuccess, readAnswer, refusalOf } from './call-upstream.ts'
import type { OpenConnection } from './open-connection.ts'

/** `parameters` has only the fields of docs/contract.md; the institution's other conventions are unknown. */
export type UpstreamPriceTable = Omit<PriceTableTerms, 'parameters'> & {
  id: string
  product: Product
  /** Name (FGTS) or slug (CLT). */
  key: string
  parameters: Pick<PriceParameters, 'monthlyRate' | 'insurance'> &
    Partial<Pick<PriceParameters, 'fee' | 'feeName' | 'minInstallments' | 'maxInstallments'>>
}

type RateUnit = ConnectionCapabilities['rates']

/** Reads a rate in the unit of the service as a fraction in decimal text. */
const rateOf = (unit: RateUnit) =>
  z.union([z.number(), z.string()]).transform((value, context): string => {
    const fraction = unit === 'percent' ? fractionOfPercent(String(value)) : String(value)
    if (fraction !== null && Number(fraction) >= 0 && Number(fraction) <= 1) return fraction
    context.addIssue({ code: 'custom', message: 'not a rate' })
    return z.NEVER
  })

const priceSchemaOf = (unit: RateUnit) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('none') }),
    z.object({ type: z.literal('fixed'), value: amountOf.default(0 as Cents) }),
    z.object({ type: z.literal('percent'), value: rateOf(unit) }),
  ])

const insuranceSchemaOf = (unit: RateUnit) =>
  z
    .intersection(priceSchemaOf(unit), z.object({ optional: z.boolean().default(true) }))
    .transform((wire): Insurance => (wire.type === 'none' ? { type: 'none' } : wire))
    .default({ type: 'none' })

const feeSchemaOf = (unit: RateUnit) =>
  z.intersection(priceSchemaOf(unit), z.object({ name: z.string().nullable().default(null) }))

const feeTableSchemaOf = (unit: RateUnit) =>
  z
    .object({
      id: z.guid(),
      visible_name: z.string().min(1).max(60),
      label: z.string().min(1).max(60),
      default: z.boolean().default(false),
      monthlyRate: rateOf(unit),
      fee: feeSchemaOf(unit),
      insurance: insuranceSchemaOf(unit),
      minInstallments: z.coerce.number().int().min(1),
      maxInstallments: z.coerce.number().int().max(480),
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
          monthlyRate: wire.monthlyRate,
          fee: feeOf(wire.fee),
          feeName: wire.fee.name,
          insurance: wire.insurance,
          minInstallments: wire.minInstallments,
          maxInstallments: wire.maxInstallments,
        },
      }),
    )

const feeOf = (fee: z.output<ReturnType<typeof priceSchemaOf>>): Fee => {
  if (fee.type === 'percent') return { type: 'percent', value: fee.value, basis: 'issue' }
  return { type: 'fixed', value: fee.type === 'fixed' ? fee.value : (0 as Cents) }
}

/** `monthly_interest_rate` is always a percentage, as in docs/contract.md. */
const configSchemaOf = (unit: RateUnit) =>
  z
    .object({
      id: z.guid(),
      slug: z.string().min(1).max(60),
      name: z.string().min(1).max(60).optional(),
      default: z.boolean().default(false),
      monthly_interest_rate: rateOf('percent'),
      fee: feeSchemaOf(unit).nullish(),
      number_of_installments: z.array(z.coerce.number().int().min(1).max(480)).min(1),
      insurance: insuranceSchemaOf(unit),
    })
    .transform(
      (wire): UpstreamPriceTable => ({
        id: wire.id,
        product: 'clt',
        key: wire.slug,
        label: wire.name ?? wire.slug,
        isDefault: wire.default,
        terms: wire.number_of_installments.toSorted((a, b) => a - b),
        parameters: {
          monthlyRate: wire.monthly_interest_rate,
          insurance: wire.insurance,
          ...(wire.fee && { fee: feeOf(wire.fee), feeName: wire.fee.name }),
        },
      }),
    )

const READERS = {
  fgts: {
    path: '/fgts/simulations/fees/new',
    schemaOf: (unit: RateUnit) => z.array(feeTableSchemaOf(unit)).max(200),
  },
  clt: {
    path: '/private-consignment/simulation/configs',
    schemaOf: (unit: RateUnit) =>
      z.object({ configs: z.array(configSchemaOf(unit)).max(200) }).transform(({ configs }) => configs),
  },
} as const

/** Reads tables in use. @throws institution_request_refused, the codes of {@link callUpstream} */
export const readPriceTables = async (
  connection: OpenConnection,
  product: Product,
): Promise<UpstreamPriceTable[]> => {
  const { path, schemaOf } = READERS[product]
  const query = new URLSearchParams({ provider: connection.row.provider })
  const answer = await callUpstream(connection, { method: 'GET', path: `${path}?${query}` })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return readAnswer(schemaOf(capabilitiesOf(connection.row).rates), answer)
}
