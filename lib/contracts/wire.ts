import { z } from 'zod'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

/** Schemas for responses only. The schemas for input are in `fields.ts`. */

export const reaisSchema = z.number().meta({ description: 'Reais, no máximo 2 casas.', example: 350.5 })

export const reaisTextSchema = z
  .string()
  .meta({ description: 'Reais, texto decimal com 2 casas.', example: '350.00' })

export const fractionSchema = z.number().meta({ description: 'Fração: 1,8 % = 0.018.', example: 0.018 })

export const dayOutSchema = z.iso.date().meta({ description: 'Dia AAAA-MM-DD, São Paulo.' })

export const periodSchema = z.object({ dueDate: dayOutSchema, amount: reaisSchema }).meta({
  id: 'Period',
  description: 'Um saque anual: quando vence e quanto vale.',
})

export const statusReasonSchema = z.object({ code: z.string(), text: z.string() }).meta({
  id: 'StatusReason',
  description: 'O motivo de um estado, pelo código de GET /reasons.',
})

export const proposalStatusSchema = z.enum(PROPOSAL_STATUSES).meta({
  id: 'ProposalStatus',
  description: 'Estado de uma proposta ou operação; o significado de cada um está em GET /statuses.',
})

export const consultStatusSchema = z.enum(CONSULT_STATUSES).meta({
  id: 'ConsultStatus',
  description:
    'WAITING_CONSENT → CONSENT_APPROVED → WAITING_CONSULT → WAITING_CREDIT_ANALYSIS → SUCCESS ou REJECTED (recusa do negócio); FAILED é uma falha técnica ou o fim do prazo do termo.',
})

export const existingCustomerSchema = z.boolean().meta({
  description: 'Se a instituição disse que já tem relação com o cliente; isso dispensa a tarifa de cadastro.',
})

export const sequenceSchema = z
  .number()
  .int()
  .meta({ description: 'O sequence do último evento deste registro: o estado lido já o inclui.' })

export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' })
