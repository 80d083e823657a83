import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { encodeFee, feeSchema } from '#lib/contracts/fee-field.ts'
import { idField, providerField, switchField } from '#lib/contracts/fields.ts'
import { encodeInsurance, insuranceSchema } from '#lib/contracts/insured-field.ts'
import type { CltPriceTableView } from '#lib/domain/clt/clt-price-table-view.ts'
import { percentText } from '#lib/domain/finance/percent.ts'

export const configSchema = z
  .object({
    id: z.guid().meta({ description: 'Para sempre o da configuração: vale com a versão em vigor.' }),
    slug: z.string(),
    name: z.string(),
    provider: z.string(),
    monthly_interest_rate: z
      .string()
      .meta({ description: 'Por cento ao mês, como publicada: "3.49" é 3,49 %.', example: '3.49' }),
    number_of_installments: z.array(z.string()).meta({
      description: 'Quantidades de parcelas oferecidas; com consultId, só as que os limites permitem.',
    }),
    fee: feeSchema,
    is_insured: z.boolean(),
    insurance: insuranceSchema,
    active: z.boolean(),
    default: z.boolean(),
  })
  .meta({ id: 'SimulationConfig' })

export const encodeConfig = (view: CltPriceTableView): z.output<typeof configSchema> => ({
  id: view.id,
  slug: view.slug,
  name: view.name,
  provider: view.institutionCode,
  monthly_interest_rate: percentText(view.monthlyRate),
  number_of_installments: view.terms.map(String),
  fee: encodeFee(view),
  is_insured: view.insured,
  insurance: encodeInsurance(view.insurance),
  active: view.active,
  default: view.isDefault,
})

export const listCltConfigsContract = contract({
  name: 'listCltPriceTables',
  method: 'GET',
  path: '/private-consignment/simulation/configs',
  tag: 'CLT',
  summary: 'Lista as configurações para simular',
  description:
    'Só as configurações ativas, a padrão primeiro; com active=false, só as inativas. Com consultId, só as da instituição da consulta e, quando a margem já chegou, só as quantidades de parcelas que os limites do cliente permitem. Sem provider e sem consultId, só as da instituição padrão da organização. A taxa aqui é um texto em por cento; em simulações é uma fração.',
  access: { kind: 'scope', scope: 'clt' },
  query: z.object({
    consultId: idField.optional().meta({
      description: 'Só o que vale para esta consulta: sua instituição e os limites do cliente.',
      format: 'uuid',
    }),
    provider: providerField.optional().meta({ description: 'Só as desta instituição.' }),
    active: switchField.optional().meta({ description: 'true (padrão) só as ativas, false só as inativas.' }),
  }),
  response: z.object({ configs: z.array(configSchema) }).meta({ id: 'SimulationConfigList' }),
  codes: ['consult_not_found', 'provider_not_supported', 'product_not_supported', 'permission_denied'],
  encode: (configs: CltPriceTableView[]) => ({ configs: configs.map(encodeConfig) }),
  examples: {
    query: { provider: 'aurora', active: 'true' },
    response: {
      configs: [
        {
          id: '0199a3b2-7c00-7000-8000-000000000012',
          slug: 'aurora-padrao',
          name: 'Aurora Padrão',
          provider: 'aurora',
          monthly_interest_rate: '3.49',
          number_of_installments: ['6', '12', '24', '36'],
          fee: { type: 'fixed', value: 45, name: null },
          is_insured: false,
          insurance: { optional: true, type: 'none', value: 0 },
          active: true,
          default: true,
        },
      ],
    },
  },
})
