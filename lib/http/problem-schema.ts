import { z } from 'zod'

/** The wire shape of every error but the token endpoint's (RFC 9457 with our members). */
export const problemSchema = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    whoActs: z.string(),
    nextAction: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ pointer: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({
    id: 'Problem',
    description: 'Erro: leia `code` no programa, mostre `detail` e `nextAction` à pessoa.',
  })
