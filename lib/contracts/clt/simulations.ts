import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField, moneyField, providerField, refuse } from '#lib/contracts/fields.ts'
import { insuredField } from '#lib/contracts/insured-field.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import type { CltSimulationView } from '#lib/domain/clt/simulation-view.ts'
import type { Cents } from '#lib/domain/money.ts'
import { CONFIG_CALCULATION_CODES } from './calculation-codes.ts'
import { CLT_SIMULATION_EXAMPLE } from './simulation-example.ts'
import { encodeCltSimulation, simulationSchema } from './simulation-wire.ts'

/** Requested amount in reais, decoded to cents; null when missing or 0. */
export const cltAmountField = (description: string) =>
  optionalField(
    moneyField.transform((amount, ctx): Cents => (amount < 0 ? refuse(ctx, 'too_small') : amount)),
  )
    .transform((amount): Cents | null => amount || null)
    .meta({ description: `${description} 0, null ou ausente: não informado.`, minimum: 0, example: 350 })

// No maximum here, because the domain rule rejects a larger number and reports the allowed maximum.
const countField = optionalField(
  z
    .union([z.number(), z.string().regex(/^\s*\d{1,9}\s*$/)])
    .transform(Number)
    .pipe(z.number().int().min(0)),
)
  .transform((count): number | null => count || null)
  .meta({
    description:
      'Quantidade de parcelas; um texto como os de configs também vale. 0, vazio ou ausente: a maior permitida.',
    example: 24,
  })

const bodySchema = z
  .object({
    consult_id: idField.meta({ description: 'Consulta em SUCCESS.' }),
    config_id: idField.meta({ description: 'Configuração de GET /private-consignment/simulation/configs.' }),
    number_of_installments: countField,
    installment_face_value: cltAmountField('Valor da parcela em reais.'),
    disbursed_amount: cltAmountField('Líquido desejado em reais.'),
    provider: optionalField(providerField).meta({ description: 'Se enviado, deve ser o da consulta.' }),
    is_insured: insuredField,
    isInsured: insuredField.meta({ description: 'Aceito no lugar de is_insured.' }),
  })
  .transform((body) => ({
    consultId: body.consult_id,
    priceTableId: body.config_id,
    numberOfInstallments: body.number_of_installments,
    installmentCents: body.installment_face_value,
    netCents: body.disbursed_amount,
    provider: body.provider ?? undefined,
    isInsured: body.is_insured ?? body.isInsured,
  }))
  .meta({ id: 'CltSimulationRequest' })

export const createCltSimulationContract = contract({
  name: 'createCltSimulation',
  method: 'POST',
  path: '/private-consignment/simulation',
  tag: 'CLT',
  summary: 'Simula um crédito CLT sobre a margem de uma consulta',
  description:
    'Por parcela (installment_face_value), por líquido (disbursed_amount), nunca os dois; sem nenhum, a maior parcela dentro da margem e dos limites; sem number_of_installments, a maior quantidade permitida. A simulação vale até expires_at: os dias que a instituição honra uma oferta, nunca menos de 24 horas, no máximo enquanto a consulta. Até lá pode virar uma operação; em outro dia, com os valores da nova data de liberação.',
  access: { kind: 'scope', scope: 'clt' },
  body: bodySchema,
  response: simulationSchema,
  codes: [
    'simulation_amount_ambiguous',
    ...CONFIG_CALCULATION_CODES,
    'insurance_not_optional',
    'simulation_installments_not_offered',
    'simulation_installment_value_above_margin',
    'simulation_value_out_of_range',
    'costs_exceed_value',
    'permission_denied',
  ],
  encode: (simulation: CltSimulationView) => encodeCltSimulation(simulation),
  examples: {
    request: {
      consult_id: '0199a3b2-7c00-7000-8000-000000000011',
      config_id: '0199a3b2-7c00-7000-8000-000000000012',
      number_of_installments: 6,
      installment_face_value: 350,
    },
    response: CLT_SIMULATION_EXAMPLE,
  },
})
