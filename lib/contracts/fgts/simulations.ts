import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { feeWordsShape } from '#lib/contracts/fee-words.ts'
import { cpfField, dayField, idField, moneyField, providerField, refuse } from '#lib/contracts/fields.ts'
import { insuredField } from '#lib/contracts/insured-field.ts'
import { isObjectRead } from '#lib/contracts/is-object-read.ts'
import { isBlank, optionalField } from '#lib/contracts/optional-field.ts'
import { dayOutSchema, fractionSchema, reaisSchema } from '#lib/contracts/wire.ts'
import type { SimulationView } from '#lib/domain/fgts/simulation-view.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { encodeSimulation, SIMULATION_EXAMPLE } from './simulation-wire.ts'

const requestedValueField = optionalField(
  moneyField.transform((amount, ctx): Cents => (amount < 0 ? refuse(ctx, 'too_small') : amount)),
)
  .transform((amount): Cents => amount ?? cents(0))
  .meta({
    description: 'Líquido desejado em reais; 0 (ou ausente) usa todas as parcelas.',
    minimum: 0,
    example: 0,
  })

/** Drops `amount` if `totalAmount` is present, because older API clients copy both fields from a balance. */
const withoutSpareAmount = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null || !('totalAmount' in item) || !('amount' in item))
    return item
  if (item.totalAmount === null || isBlank(item.totalAmount)) return item
  const { amount: _, ...rest } = item
  return rest
}

const hasAmount = ({ totalAmount, amount }: { totalAmount?: unknown; amount?: unknown }) =>
  (totalAmount ?? amount ?? null) !== null

const installmentField = z.preprocess(
  withoutSpareAmount,
  z
    .object({
      dueDate: dayField,
      totalAmount: optionalField(moneyField).meta({
        description: 'Valor da parcela em reais.',
        example: 500,
      }),
      amount: optionalField(moneyField).meta({ description: 'Aceito no lugar de totalAmount.' }),
    })
    .refine(hasAmount, { path: ['totalAmount'], params: { code: 'required' }, when: isObjectRead })
    .transform(({ dueDate, totalAmount, amount }) => ({
      dueDate,
      amountCents: totalAmount ?? amount ?? cents(0),
    })),
)

export const fgtsSimulationBody = z
  .object({
    documentNumber: cpfField,
    provider: providerField,
    simulationFeesId: idField.meta({ description: 'Tabela de GET /fgts/simulations/fees/new.' }),
    balanceId: optionalField(idField).meta({
      description: 'Sem ele, usa o único saldo válido do CPF na instituição.',
    }),
    targetAmount: requestedValueField,
    isInsured: insuredField,
    desiredInstallments: z.array(installmentField).max(100),
  })
  .meta({ id: 'SimulationRequest' })

const installmentSchema = z
  .object({
    dueDate: dayOutSchema,
    amount: reaisSchema,
    presentValue: reaisSchema,
    days: z.number().int().meta({ description: 'Dias corridos da liberação ao vencimento.' }),
    iof: reaisSchema,
  })
  .meta({ id: 'SimulationInstallment' })

const responseSchema = z
  .object({
    id: z.uuid(),
    availableBalance: reaisSchema.meta({ description: 'Líquido ao cliente.' }),
    emissionAmount: reaisSchema.meta({ description: 'Valor de emissão: líquido + iof + tc + seguro.' }),
    totalBalance: reaisSchema.meta({ description: 'Soma das parcelas: o valor bloqueado no FGTS.' }),
    iof: reaisSchema,
    tc: reaisSchema.meta({ description: 'A tarifa da tabela: de cadastro, ou a de feeName.' }),
    ...feeWordsShape,
    tax: fractionSchema.meta({ description: 'Taxa de juros ao mês, fração.' }),
    cet: fractionSchema.meta({ description: 'Custo efetivo total ao mês, fração.' }),
    annualCet: fractionSchema.meta({ description: 'Custo efetivo total ao ano: (1 + cet)^12 − 1.' }),
    totalInstallments: z.number().int(),
    balanceId: z.uuid(),
    provider: z.string(),
    simulationFeesId: z.guid(),
    documentNumber: z.string().length(11),
    installments: z.array(installmentSchema),
    annualTax: fractionSchema.meta({ description: 'Taxa de juros ao ano, fração.' }),
    tacType: z.enum(['fixed', 'percent']).meta({ description: 'Como a tabela cobra a tarifa.' }),
    insuranceAmount: reaisSchema,
    fixedInsurance: z.boolean().meta({ description: 'true quando o seguro da tabela é um valor fixo.' }),
    targetAmount: reaisSchema,
    releaseDate: dayOutSchema,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    rulesVersion: z.string(),
  })
  .meta({ id: 'Simulation' })

export const createFgtsSimulationContract = contract({
  name: 'createFgtsSimulation',
  method: 'POST',
  path: '/fgts/simulations',
  tag: 'FGTS',
  summary: 'Simula a antecipação de parcelas sobre um saldo válido',
  description:
    'A simulação vale até expiresAt: os dias que a instituição honra uma oferta, nunca menos de 24 horas. Até lá pode virar uma proposta; em outro dia, com os valores da nova data de liberação. Com targetAmount acima de zero usa o menor valor que o alcança, a partir da primeira parcela.',
  access: { kind: 'scope', scope: 'fgts' },
  body: fgtsSimulationBody,
  response: responseSchema,
  codes: [
    'provider_not_supported',
    'product_not_supported',
    'fee_table_not_found',
    'fee_table_inactive',
    'fee_table_mismatch',
    'insurance_not_optional',
    'balance_required',
    'balance_not_found',
    'balance_mismatch',
    'balance_failed',
    'balance_query_in_progress',
    'balance_expired',
    'waiting_period',
    'too_few_installments',
    'installment_duplicated',
    'installment_not_available',
    'withdrawal_out_of_reach',
    'installment_amount_above_available',
    'installment_count_above_limit',
    'installment_amount_out_of_range',
    'withdrawals_in_use',
    'yearly_operation_limit',
    'target_amount_unreachable',
    'costs_exceed_value',
    'permission_denied',
  ],
  encode: (simulation: SimulationView) => encodeSimulation(simulation),
  examples: {
    request: {
      documentNumber: '52998224725',
      provider: 'aurora',
      simulationFeesId: '0199a3b2-7c00-7000-8000-000000000002',
      balanceId: '0199a3b2-7c00-7000-8000-000000000001',
      targetAmount: 0,
      desiredInstallments: [
        { dueDate: '2027-03-01', totalAmount: 500 },
        { dueDate: '2028-03-01', totalAmount: 430.5 },
      ],
    },
    response: SIMULATION_EXAMPLE,
  },
})
