import { z } from 'zod'
import { withEncoder } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { feeWordsShape } from '#lib/contracts/fee-words.ts'
import { dayOutSchema, fractionSchema, reaisSchema } from '#lib/contracts/wire.ts'
import type { ComparedTable } from '#lib/domain/fgts/compared-table.ts'
import { type Cents, centsToNumber } from '#lib/domain/money.ts'
import { createFgtsSimulationContract, fgtsSimulationBody } from './simulations.ts'

const figuresSchema = z.object({
  availableBalance: reaisSchema,
  emissionAmount: reaisSchema,
  totalBalance: reaisSchema,
  iof: reaisSchema,
  tc: reaisSchema,
  ...feeWordsShape,
  insuranceAmount: reaisSchema,
  tax: fractionSchema,
  annualTax: fractionSchema,
  cet: fractionSchema,
  annualCet: fractionSchema,
  releaseDate: dayOutSchema,
  installments: z.array(
    z.object({
      dueDate: dayOutSchema,
      amount: reaisSchema,
      presentValue: reaisSchema,
      days: z.number().int(),
      iof: reaisSchema,
    }),
  ),
})

const refusalSchema = z.object({
  code: z.string(),
  text: z.string(),
  maximum: reaisSchema
    .optional()
    .meta({ description: 'O maior líquido possível, quando o desejado é maior.' }),
})

const comparedSchema = z.object({
  simulationFeesId: z.guid(),
  figures: figuresSchema.nullable(),
  refusal: refusalSchema.nullable(),
})

const encodeFigures = (compared: Extract<ComparedTable, { refusal: null }>) => {
  const { simulation, releaseDate } = compared
  return {
    availableBalance: centsToNumber(simulation.netCents),
    emissionAmount: centsToNumber(simulation.issueCents),
    totalBalance: centsToNumber(simulation.totalCents),
    iof: centsToNumber(simulation.iofCents),
    tc: centsToNumber(simulation.feeCents),
    feeName: compared.feeName,
    feeWaived: compared.feeWaived,
    insuranceAmount: centsToNumber(simulation.insuranceCents),
    tax: Number(simulation.monthlyRate),
    annualTax: Number(simulation.annualRate),
    cet: Number(simulation.cetMonthly),
    annualCet: Number(simulation.cetAnnual),
    releaseDate,
    installments: simulation.installments.map((item) => ({
      dueDate: item.dueDate,
      amount: centsToNumber(item.amountCents),
      presentValue: centsToNumber(item.presentValueCents),
      days: item.days,
      iof: centsToNumber(item.iofCents),
    })),
  }
}

const encodeRefusal = ({ code, text, details }: NonNullable<ComparedTable['refusal']>) => ({
  code,
  text,
  maximum:
    typeof details.maximumCents === 'number' ? centsToNumber(details.maximumCents as Cents) : undefined,
})

const encodeCompared = (table: ComparedTable) => ({
  simulationFeesId: table.priceTableId,
  figures: table.refusal ? null : encodeFigures(table),
  refusal: table.refusal && encodeRefusal(table.refusal),
})

export const compareFgtsTablesCommand = command({
  name: 'compareFgtsTables',
  body: fgtsSimulationBody.omit({ simulationFeesId: true }),
  response: z.array(withEncoder(comparedSchema, encodeCompared)),
  codes: createFgtsSimulationContract.codes,
})
