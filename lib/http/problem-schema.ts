import { z } from 'zod'

const fieldErrorSchema = z
  .looseObject({
    pointer: z
      .string()
      .meta({ description: 'Ponteiro JSON (RFC 6901) do campo no corpo, ou /nome do parâmetro.' }),
    code: z.string(),
    message: z.string(),
    expected: z.string().optional().meta({ description: 'A forma esperada, em palavras.' }),
    example: z.unknown().optional().meta({ description: 'Um valor aceito.' }),
    allowed: z.array(z.unknown()).optional().meta({ description: 'Os valores aceitos.' }),
    minimum: z.union([z.number(), z.string()]).optional().meta({
      description:
        'O menor número, tamanho de texto ou número de itens; em reais se for um valor; um dia, em datas.',
    }),
    maximum: z.union([z.number(), z.string()]).optional().meta({
      description:
        'O maior número, tamanho de texto ou número de itens; em reais se for um valor; um dia, em datas.',
    }),
  })
  .meta({ id: 'FieldError', description: 'O que há de errado com um campo, e o que se espera dele.' })

/** Wire shape of every error except the token endpoint's (RFC 9457 with additional members). */
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
    errors: z.array(fieldErrorSchema),
    error: z
      .object({
        statusCode: z.number().int().meta({ description: 'Igual a status.' }),
        message: z.string().meta({ description: 'Igual a detail.' }),
      })
      .meta({ description: 'Para programas antigos, que leem error.message; os novos leem code e detail.' }),
  })
  .meta({
    id: 'Problem',
    description: 'Erro: leia `code` no programa, mostre `detail` e `nextAction` à pessoa.',
  })
