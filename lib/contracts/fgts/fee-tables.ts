import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { flagField, providerField } from '#lib/contracts/fields'
import { fractionSchema } from '#lib/contracts/wire'
import type { FeeTableView } from '#lib/domain/fgts/fee-table-view'
import type { Fee } from '#lib/domain/finance/fee-table'
import { cents, centsToNumber } from '#lib/domain/money'

const feeTableSchema = z.object({
  simulationFeesId: z.uuid(),
  id: z.uuid().meta({ description: 'Igual a simulationFeesId.' }),
  visible_name: z.string(),
  label: z.string(),
  provider: z.string(),
  active: z.boolean(),
  default: z.boolean(),
  monthlyRate: fractionSchema,
  annualRate: fractionSchema,
  fee: z.object({
    type: z.enum(['fixed', 'percent']),
    value: z.number().meta({ description: 'fixed: reais; percent: fração (2 % = 0.02).' }),
  }),
  minInstallments: z.number().int(),
  maxInstallments: z.number().int(),
})

const encodeFee = (fee: Fee) => ({
  type: fee.type,
  value: fee.type === 'fixed' ? centsToNumber(cents(fee.value)) : Number(fee.value),
})

const encodeFeeTable = (view: FeeTableView) => ({
  simulationFeesId: view.id,
  id: view.id,
  visible_name: view.name,
  label: view.label,
  provider: view.institutionCode,
  active: view.active,
  default: view.isDefault,
  monthlyRate: Number(view.monthlyRate),
  annualRate: Number(view.annualRate),
  fee: encodeFee(view.fee),
  minInstallments: view.minInstallments,
  maxInstallments: view.maxInstallments,
})

/** `GET /fgts/simulations/fees/new`: the organization's fee tables, a bare array. */
export const listFgtsFeeTablesContract = contract({
  name: 'listFgtsFeeTables',
  method: 'GET',
  path: '/fgts/simulations/fees/new',
  tag: 'FGTS',
  summary: 'Lista as tabelas de taxas para simular',
  access: { kind: 'scope', scope: 'fgts' },
  query: z.object({ provider: providerField.optional(), active: flagField.optional() }),
  response: z.array(feeTableSchema),
  codes: ['provider_not_supported', 'product_not_supported'],
  encode: (tables: FeeTableView[]) => tables.map(encodeFeeTable),
  examples: {
    query: { provider: 'aurora', active: 'true' },
    response: [
      {
        simulationFeesId: '0199a3b2-7c00-7000-8000-000000000002',
        id: '0199a3b2-7c00-7000-8000-000000000002',
        visible_name: 'normal',
        label: 'Normal',
        provider: 'aurora',
        active: true,
        default: true,
        monthlyRate: 0.018,
        annualRate: 0.238721,
        fee: { type: 'fixed', value: 7.4 },
        minInstallments: 2,
        maxInstallments: 12,
      },
    ],
  },
})
