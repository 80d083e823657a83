import { z } from 'zod'
import { dayOutSchema, periodSchema, reaisSchema } from '#lib/contracts/wire.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import { centsToNumber } from '#lib/domain/money.ts'

const eligibilitySchema = z
  .object({
    eligible: z.boolean(),
    reasons: z.array(
      z.object({
        code: z.string(),
        text: z.string(),
        until: dayOutSchema.optional(),
        proposalId: z.uuid().optional().meta({ description: 'O contrato que impede outro.' }),
      }),
    ),
  })
  .meta({ id: 'Eligibility' })
  .nullable()
  .meta({ description: 'O que impediria uma simulação agora; null enquanto a consulta corre.' })

export const balanceShape = {
  id: z.uuid(),
  balanceId: z.uuid().meta({ description: 'Igual a id.' }),
  documentNumber: z.string().length(11),
  customerKey: z
    .string()
    .optional()
    .meta({ description: 'Só no painel, onde o CPF vem mascarado: distingue os clientes.' }),
  partnerId: z.uuid(),
  provider: z.string(),
  statusInfo: z.string().nullable().meta({ description: 'Texto da falha, ou null.' }),
  code: z.string().nullable().meta({ description: 'Código da falha no catálogo de GET /reasons, ou null.' }),
  retryable: z.boolean().nullable(),
  nextAction: z.string().nullable(),
  amount: reaisSchema.nullable().meta({ description: 'Soma dos períodos, em reais; null sem saldo.' }),
  periods: z.array(periodSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  eligibility: eligibilitySchema,
}

export const encodeBalance = (view: BalanceView) => ({
  id: view.id,
  balanceId: view.id,
  documentNumber: view.documentNumber,
  ...(view.customerKey === undefined ? {} : { customerKey: view.customerKey }),
  partnerId: view.organizationId,
  provider: view.institutionCode,
  statusInfo: view.failure?.text ?? null,
  code: view.failure?.code ?? null,
  retryable: view.failure?.retryable ?? null,
  nextAction: view.failure?.nextAction ?? null,
  amount: view.amountCents === null ? null : centsToNumber(view.amountCents),
  periods: view.periods.map(({ dueDate, amountCents }) => ({ dueDate, amount: centsToNumber(amountCents) })),
  createdAt: view.createdAt.toISOString(),
  updatedAt: view.updatedAt.toISOString(),
  expiresAt: view.expiresAt?.toISOString() ?? null,
  eligibility: view.eligibility,
})

export const BALANCE_EXAMPLE = {
  id: '0199a3b2-7c00-7000-8000-000000000001',
  balanceId: '0199a3b2-7c00-7000-8000-000000000001',
  documentNumber: '52998224725',
  partnerId: '0199a3b2-7c00-7000-8000-00000000000a',
  provider: 'aurora',
  statusInfo: null,
  code: null,
  retryable: null,
  nextAction: null,
  amount: 1250.5,
  periods: [
    { dueDate: '2027-03-01', amount: 500 },
    { dueDate: '2028-03-01', amount: 430.5 },
    { dueDate: '2029-03-01', amount: 320 },
  ],
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:02.310Z',
  expiresAt: '2026-11-22T15:00:02.310Z',
  eligibility: { eligible: true, reasons: [] },
}
