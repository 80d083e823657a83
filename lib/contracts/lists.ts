import { z } from 'zod'
import { AGE_ORDERS } from '#lib/domain/age-order.ts'
import { type Day, dayInSaoPaulo, isDay } from '#lib/domain/calendar.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { readInstant } from '#lib/domain/read-instant.ts'
import { expectedForms } from './expected-forms.ts'
import { idField, providerField, refuse, switchField } from './fields.ts'
import { searchField } from './search-field.ts'

// The adjacent days must be valid, too. No rows exist in the first and last year of the calendar.
const hasDayBeside = (instant: Date) => instant.getUTCFullYear() > 1900 && instant.getUTCFullYear() < 9999

/** Clients that convert a day with a JavaScript `Date` send midnight UTC. Such an end includes its day. */
const MIDNIGHT = /[Tt ]00:00(:00(\.0+)?)?[Zz]$/

const dayFilter = (description: string, isDayText = (_: string) => false) =>
  z
    .string()
    .transform((text, ctx): Day | Date => {
      const plain = plainText(text)
      if (isDay(plain)) return plain
      const read = readInstant(plain)
      if (!(read instanceof Date)) return read ?? refuse(ctx, 'invalid_date')
      return hasDayBeside(read) && !isDayText(plain) ? read : (plain.slice(0, 10) as Day)
    })
    .register(expectedForms, { kind: 'day' })
    .optional()
    .meta({ description, example: '2026-11-01' })

export const CURSOR_TEXT =
  'O nextCursor da resposta anterior: continua logo depois dela, e page é ignorado. Não muda com o que chega no meio.'

export const ageOrderField = z.enum(AGE_ORDERS).optional()

export const cursorField = idField.optional().meta({ description: CURSOR_TEXT, format: 'uuid' })

/** A limit above 100 is lowered to 100, which `pages.limit` reports. */
export const listQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1).meta({
    description:
      'Página, a partir de 1 (padrão 1). Pelo número chega-se às primeiras 10.000 linhas; além delas, page_too_deep: use cursor.',
    example: 1,
  }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, 100))
    .default(20)
    .meta({
      description:
        'Itens por página: padrão 20, no máximo 100; um valor maior vale 100, e pages.limit o diz.',
      override: { default: 20 },
      minimum: 1,
      maximum: 100,
      example: 20,
    }),
  cursor: z.string().max(200).optional().meta({ description: CURSOR_TEXT }),
  search: searchField.optional().meta({
    description:
      'CPF inteiro, com ou sem máscara (um CPF que não se lê é 422 invalid_cpf, nunca uma lista vazia); onde a operação diz, também número do contrato ou começos das palavras do nome, de 3 letras ou mais.',
    example: '529.982.247-25',
  }),
  documentNumber: searchField.optional().meta({
    description: 'Outro nome de search, que vale quando os dois vêm.',
    example: '529.982.247-25',
  }),
  status: z.string().max(200).optional(),
  provider: providerField
    .optional()
    .meta({ description: 'Só os desta instituição, pelo código, em qualquer caixa.' }),
  startDate: dayFilter(
    'Criados a partir deste dia, inclusive, da meia-noite de America/Sao_Paulo, AAAA-MM-DD; ou a partir deste instante RFC 3339 com fuso, inclusive: codifique o + como %2B; um espaço no lugar dele é lido como +. De uma data e hora sem fuso vale o dia.',
  ),
  endDate: dayFilter(
    'Criados até este dia, inclusive, até o fim dele em America/Sao_Paulo, AAAA-MM-DD; ou até este instante RFC 3339 com fuso, inclusive: codifique o + como %2B; um espaço no lugar dele é lido como +. De uma data e hora sem fuso, ou da meia-noite UTC em ponto, vale o dia inteiro.',
    (text) => MIDNIGHT.test(text),
  ),
  includeExpired: switchField.optional().meta({
    description:
      'true traz também os vencidos, limpos, usados ou substituídos por um mais novo. Padrão: false.',
    override: { default: false },
  }),
})

/** Runs even if other fields are invalid, so that one response reports all errors. */
export const withDaysInOrder = <
  Q extends z.ZodType<Partial<Record<'startDate' | 'endDate', Day | Date | undefined>>>,
>(
  query: Q,
): Q =>
  query.superRefine(
    ({ startDate, endDate }, ctx) => {
      if (!startDate || !endDate || inOrder(startDate, endDate)) return
      const maximum = endDate instanceof Date ? endDate.toISOString() : endDate
      ctx.addIssue({
        code: 'custom',
        path: ['startDate'],
        params: { code: 'dates_out_of_order', details: { maximum } },
      })
    },
    { when: ({ value }) => hasBothDays(value) },
  )

const inOrder = (start: Day | Date, end: Day | Date) =>
  start instanceof Date && end instanceof Date ? start <= end : dayOf(start) <= dayOf(end)

const dayOf = (bound: Day | Date): Day => (bound instanceof Date ? dayInSaoPaulo(bound) : bound)

// `value` is untyped, because its fields may be invalid. A rejected day is neither a string nor a Date.
const hasBothDays = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'startDate' in value &&
  'endDate' in value &&
  isBound(value.startDate) &&
  isBound(value.endDate)

const isBound = (value: unknown) => typeof value === 'string' || value instanceof Date

/** Older API clients send the search text as `documentNumber`. */
export const withSearch = <Q extends { search?: string | undefined; documentNumber?: string | undefined }>({
  documentNumber,
  ...query
}: Q) => ({ ...query, search: query.search || documentNumber })

/** `total` is exact up to 10,000; above, it is a lower bound. */
export type Page<T> = {
  rows: T[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

const pagesSchema = z
  .object({
    current: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalIsExact: z.boolean(),
    totalPages: z.number().int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'Pages' })

export const listSchema = <T extends z.ZodType>(item: T) => {
  const { id } = item.meta() ?? {}
  return z
    .object({ data: z.array(item), pages: pagesSchema })
    .meta(id === undefined ? {} : { id: `${id}List` })
}

export const listExample = <W>(row: W, limit = 20) => ({
  data: [row],
  pages: {
    current: 1,
    limit,
    total: 1,
    totalIsExact: true,
    totalPages: 1,
    hasNext: false,
    hasPrev: false,
    nextCursor: null,
  },
})

export const encodePage = <T, W>(page: Page<T>, encodeRow: (row: T) => W) => ({
  data: page.rows.map(encodeRow),
  pages: {
    current: page.page,
    limit: page.limit,
    total: page.total,
    totalIsExact: page.totalIsExact,
    totalPages: Math.max(1, Math.ceil(page.total / page.limit)),
    hasNext: page.nextCursor !== null,
    hasPrev: page.page > 1,
    nextCursor: page.nextCursor,
  },
})
