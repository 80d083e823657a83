import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { encodeFee, feeSchema } from '#lib/contracts/fee-field.ts'
import { providerField, switchField } from '#lib/contracts/fields.ts'
import { encodeInsurance, insuranceSchema } from '#lib/contracts/insured-field.ts'
import { fractionSchema } from '#lib/contracts/wire.ts'
import type { FgtsPriceTableView } from '#lib/domain/fgts/fgts-price-table-view.ts'
import { percentText } from '#lib/domain/finance/percent.ts'

const olderItemSchema = z
  .object({
    id_simulation_fees: z.guid(),
    label: z.string(),
    spread_value: z.number().meta({ description: 'Sempre 0.' }),
    monthly_interest_rates: z.number().meta({ description: 'Por cento ao mês: 1.8 é 1,8 %.', example: 1.8 }),
    annual_interest_fees: fractionSchema,
  })
  .meta({ description: 'A mesma tabela na forma mais antiga, para programas que a leem.' })

const feeTableSchema = z
  .object({
    simulationFeesId: z
      .guid()
      .meta({ description: 'Para sempre o da tabela: vale com a versão em vigor quando se simula.' }),
    id: z.guid().meta({ description: 'Igual a simulationFeesId.' }),
    visible_name: z.string(),
    label: z.string(),
    provider: z.string(),
    active: z.boolean(),
    default: z.boolean(),
    monthlyRate: fractionSchema,
    annualRate: fractionSchema,
    fee: feeSchema,
    insurance: insuranceSchema,
    minInstallments: z.number().int(),
    maxInstallments: z.number().int(),
    simulation_fees: olderItemSchema,
  })
  .meta({ id: 'FeeTable' })

const encodeFeeTable = (view: FgtsPriceTableView) => ({
  simulationFeesId: view.id,
  id: view.id,
  visible_name: view.name,
  label: view.label,
  provider: view.institutionCode,
  active: view.active,
  default: view.isDefault,
  monthlyRate: Number(view.monthlyRate),
  annualRate: Number(view.annualRate),
  fee: encodeFee(view),
  insurance: encodeInsurance(view.insurance),
  minInstallments: view.minInstallments,
  maxInstallments: view.maxInstallments,
  simulation_fees: {
    id_simulation_fees: view.id,
    label: view.label,
    spread_value: 0,
    monthly_interest_rates: Number(percentText(view.monthlyRate)),
    annual_interest_fees: Number(view.annualRate),
  },
})

const list = {
  method: 'GET',
  tag: 'FGTS',
  description:
    'Só as tabelas ativas; com active=false, só as inativas. A instituição padrão da organização vem primeiro e, em cada instituição, a tabela padrão.',
  access: { kind: 'scope', scope: 'fgts' },
  query: z.object({
    provider: providerField.optional().meta({ description: 'Só as desta instituição.' }),
    active: switchField.optional().meta({ description: 'true (padrão) só as ativas, false só as inativas.' }),
  }),
  response: z.array(feeTableSchema),
  codes: ['provider_not_supported', 'product_not_supported'],
  encode: (tables: FgtsPriceTableView[]) => tables.map(encodeFeeTable),
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
        fee: { type: 'fixed', value: 7.4, name: null },
        insurance: { optional: true, type: 'none', value: 0 },
        minInstallments: 2,
        maxInstallments: 12,
        simulation_fees: {
          id_simulation_fees: '0199a3b2-7c00-7000-8000-000000000002',
          label: 'Normal',
          spread_value: 0,
          monthly_interest_rates: 1.8,
          annual_interest_fees: 0.238721,
        },
      },
    ],
  },
} as const

export const listFgtsFeeTablesContract = contract({
  ...list,
  name: 'listFgtsPriceTables',
  path: '/fgts/simulations/fees/new',
  summary: 'Lista as tabelas de taxas para simular',
})

export const listFgtsFeeTablesOlderContract = contract({
  ...list,
  name: 'listFgtsFeeTablesOlder',
  path: '/fgts/simulations/fees',
  summary: 'Lista as tabelas de taxas para simular (caminho mais antigo)',
})
