import { z } from 'zod'
import { cltFeeWordsShape } from '#lib/contracts/fee-words.ts'
import { dayOutSchema, fractionSchema, reaisSchema } from '#lib/contracts/wire.ts'
import type { CltInstallment, CltSimulationView } from '#lib/domain/clt/simulation-view.ts'
import { centsToNumber } from '#lib/domain/money.ts'

const installmentSchema = z
  .object({
    installment_number: z.number().int(),
    due_date: dayOutSchema,
    total_amount: reaisSchema,
    principal_amount: reaisSchema,
    interest_amount: reaisSchema,
  })
  .meta({ id: 'CltSimulationInstallment' })

export const simulationSchema = z
  .object({
    id_simulation: z.uuid(),
    id: z.uuid().meta({ description: 'Igual a id_simulation.' }),
    consult_id: z.uuid(),
    partner_id: z.uuid().meta({ description: 'Id da organização.' }),
    provider: z.string(),
    simulation_config_id: z.guid(),
    simulation_config_slug: z.string(),
    installment_value: reaisSchema,
    number_of_installments: z.number().int(),
    operation_amount: reaisSchema.meta({ description: 'Valor da operação: igual a issue_amount.' }),
    issue_amount: reaisSchema.meta({
      description: 'Valor de emissão: disbursed_issue_amount + iof_amount + fee_amount + insurance_amount.',
    }),
    disbursed_issue_amount: reaisSchema.meta({ description: 'Líquido ao cliente.' }),
    disbursement_amount: reaisSchema.meta({
      description: 'Líquido ao cliente, igual a disbursed_issue_amount.',
    }),
    total_amount: reaisSchema.meta({ description: 'Soma das parcelas.' }),
    iof_amount: reaisSchema,
    fee_amount: reaisSchema.meta({ description: 'A tarifa da tabela: de cadastro, ou a de fee_name.' }),
    ...cltFeeWordsShape,
    monthly_interest_rate: fractionSchema.meta({
      description: 'Taxa de juros ao mês, fração: 3,49 % = 0.0349.',
    }),
    annual_interest_rate: fractionSchema.meta({ description: 'Taxa de juros ao ano, fração.' }),
    cet: fractionSchema.meta({ description: 'Custo efetivo total ao mês, fração.' }),
    annual_cet: fractionSchema.meta({ description: 'Custo efetivo total ao ano: (1 + cet)^12 − 1.' }),
    release_date: dayOutSchema,
    first_installment_date: dayOutSchema,
    is_insured: z.boolean(),
    insurance_amount: reaisSchema,
    rules_version: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    disbursement_option: z.object({
      iof_amount: reaisSchema,
      cet: fractionSchema,
      first_due_date: dayOutSchema,
      final_disbursement_amount: reaisSchema,
      installments: z
        .array(installmentSchema)
        .meta({ description: 'A última parcela leva a diferença de centavos; nenhuma passa da margem.' }),
    }),
  })
  .meta({ id: 'CltSimulation' })

export const encodeCltSimulation = (view: CltSimulationView): z.output<typeof simulationSchema> => ({
  id_simulation: view.id,
  id: view.id,
  consult_id: view.consultId,
  partner_id: view.organizationId,
  provider: view.institutionCode,
  simulation_config_id: view.priceTableId,
  simulation_config_slug: view.priceTableKey,
  installment_value: centsToNumber(view.installmentCents),
  number_of_installments: view.numberOfInstallments,
  operation_amount: centsToNumber(view.issueCents),
  issue_amount: centsToNumber(view.issueCents),
  disbursed_issue_amount: centsToNumber(view.netCents),
  disbursement_amount: centsToNumber(view.netCents),
  total_amount: centsToNumber(view.totalCents),
  iof_amount: centsToNumber(view.iofCents),
  fee_amount: centsToNumber(view.feeCents),
  fee_name: view.parameters.feeName ?? null,
  fee_waived: view.parameters.feeWaived === true,
  monthly_interest_rate: Number(view.monthlyRate),
  annual_interest_rate: Number(view.annualRate),
  cet: Number(view.cetMonthly),
  annual_cet: Number(view.cetAnnual),
  release_date: view.releaseDate,
  first_installment_date: view.firstDueDate,
  is_insured: view.insured,
  insurance_amount: centsToNumber(view.insuranceCents),
  rules_version: view.rulesVersion,
  created_at: view.createdAt.toISOString(),
  expires_at: view.expiresAt.toISOString(),
  disbursement_option: {
    iof_amount: centsToNumber(view.iofCents),
    cet: Number(view.cetMonthly),
    first_due_date: view.firstDueDate,
    final_disbursement_amount: centsToNumber(view.netCents),
    installments: view.installments.map(encodeInstallment),
  },
})

const encodeInstallment = (item: CltInstallment) => ({
  installment_number: item.number,
  due_date: item.dueDate,
  total_amount: centsToNumber(item.totalCents),
  principal_amount: centsToNumber(item.principalCents),
  interest_amount: centsToNumber(item.interestCents),
})
