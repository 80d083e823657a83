import { z } from 'zod'
import { renameKeys, withEncoder } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import { dayOutSchema, fractionSchema, reaisSchema } from '#lib/contracts/wire.ts'
import type { CltLoan } from '#lib/domain/clt/simulation.ts'
import { centsToNumber } from '#lib/domain/money.ts'
import { CONSULT_CALCULATION_CODES } from './calculation-codes.ts'
import { configSchema, encodeConfig } from './configs.ts'
import { cltAmountField } from './simulations.ts'

const figuresSchema = z.object({
  installment_value: reaisSchema,
  issue_amount: reaisSchema,
  disbursed_issue_amount: reaisSchema,
  total_amount: reaisSchema,
  iof_amount: reaisSchema,
  fee_amount: reaisSchema,
  insurance_amount: reaisSchema,
  monthly_interest_rate: fractionSchema,
  annual_interest_rate: fractionSchema,
  cet: fractionSchema,
  annual_cet: fractionSchema,
  first_installment_date: dayOutSchema,
  last_installment_date: dayOutSchema,
})

const encodeFigures = (loan: CltLoan) => ({
  installment_value: centsToNumber(loan.installmentCents),
  issue_amount: centsToNumber(loan.issueCents),
  disbursed_issue_amount: centsToNumber(loan.netCents),
  total_amount: centsToNumber(loan.totalCents),
  iof_amount: centsToNumber(loan.iofCents),
  fee_amount: centsToNumber(loan.feeCents),
  insurance_amount: centsToNumber(loan.insuranceCents),
  monthly_interest_rate: Number(loan.monthlyRate),
  annual_interest_rate: Number(loan.annualRate),
  cet: Number(loan.cetMonthly),
  annual_cet: Number(loan.cetAnnual),
  first_installment_date: loan.firstDueDate,
  last_installment_date: loan.installments.at(-1)?.dueDate ?? loan.firstDueDate,
})

const offer = renameKeys(
  z.object({
    number_of_installments: z.number().int(),
    figures: withEncoder(figuresSchema, encodeFigures).nullable(),
    refusal: z.object({ code: z.string(), text: z.string() }).nullable(),
  }),
  { number_of_installments: 'numberOfInstallments', figures: 'loan' },
)

/** Without an amount, simulates the largest instalment. */
export const compareCltOffersCommand = command({
  name: 'compareCltOffers',
  body: z
    .object({
      consult_id: idField,
      installment_face_value: cltAmountField('Valor da parcela em reais.'),
      disbursed_amount: cltAmountField('Líquido desejado em reais.'),
    })
    .transform((body) => ({
      consultId: body.consult_id,
      installmentCents: body.installment_face_value,
      netCents: body.disbursed_amount,
    })),
  response: z.array(z.object({ table: withEncoder(configSchema, encodeConfig), offers: z.array(offer) })),
  codes: [
    'simulation_amount_ambiguous',
    ...CONSULT_CALCULATION_CODES,
    'simulation_not_eligible',
    'permission_denied',
  ],
})
