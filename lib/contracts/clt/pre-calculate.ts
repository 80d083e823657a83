import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField, providerField } from '#lib/contracts/fields.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { reaisTextSchema } from '#lib/contracts/wire.ts'
import type { CltLoan } from '#lib/domain/clt/simulation.ts'
import { centsToDecimalText } from '#lib/domain/money.ts'
import { CONFIG_CALCULATION_CODES } from './calculation-codes.ts'

const bodySchema = z
  .object({
    consult_id: idField.meta({ description: 'Consulta em SUCCESS.' }),
    config_id: idField.meta({ description: 'Configuração de GET /private-consignment/simulation/configs.' }),
    provider: optionalField(providerField).meta({ description: 'Se enviado, deve ser o da consulta.' }),
  })
  .transform((body) => ({
    consultId: body.consult_id,
    priceTableId: body.config_id,
    provider: body.provider ?? undefined,
  }))
  .meta({ id: 'CltPreCalculationRequest' })

const itemSchema = z
  .object({
    installmentNumbers: z.string().meta({ description: 'Quantidade de parcelas, como texto.' }),
    maxInstallmentValue: reaisTextSchema.meta({ description: 'A maior parcela dentro da margem.' }),
    disbursementMaxValue: reaisTextSchema.meta({ description: 'O líquido que ela dá ao cliente.' }),
    operationMaxValue: reaisTextSchema.meta({ description: 'O valor da operação com ela.' }),
  })
  .meta({ id: 'CltPreCalculation' })

const encodeItem = ({ installments, installmentCents, netCents, issueCents }: CltLoan) => ({
  installmentNumbers: String(installments.length),
  maxInstallmentValue: centsToDecimalText(installmentCents),
  disbursementMaxValue: centsToDecimalText(netCents),
  operationMaxValue: centsToDecimalText(issueCents),
})

export const preCalculateCltInstallmentsContract = contract({
  name: 'preCalculateCltInstallments',
  method: 'POST',
  path: '/private-consignment/simulation/pre-calculate-installments',
  tag: 'CLT',
  summary: 'Mostra, por quantidade de parcelas, a maior parcela dentro da margem e o que ela rende',
  description:
    'Para cada quantidade de parcelas da configuração que os limites da consulta permitem, da menor para a maior; as que não cabem nos limites de valor ficam de fora. Nada é guardado: a escolhida é simulada em POST /private-consignment/simulation.',
  access: { kind: 'scope', scope: 'clt' },
  body: bodySchema,
  response: z
    .object({
      installments: z
        .array(itemSchema)
        .meta({ description: 'Uma por quantidade de parcelas, da menor para a maior.' }),
    })
    .meta({ id: 'CltPreCalculationList' }),
  codes: [
    ...CONFIG_CALCULATION_CODES,
    'simulation_value_out_of_range',
    'costs_exceed_value',
    'permission_denied',
  ],
  encode: (loans: CltLoan[]) => ({ installments: loans.map(encodeItem) }),
  examples: {
    request: {
      consult_id: '0199a3b2-7c00-7000-8000-000000000011',
      config_id: '0199a3b2-7c00-7000-8000-000000000012',
    },
    response: {
      installments: [
        {
          installmentNumbers: '24',
          maxInstallmentValue: '300.00',
          disbursementMaxValue: '4100.00',
          operationMaxValue: '4300.00',
        },
      ],
    },
  },
})
