import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { REVIEW_RULES_EXAMPLE, reviewRulesField, reviewRulesSchema } from './review-rules-fields.ts'

const FIELDS = [
  'amountFgts',
  'amountClt',
  'pep',
  'ageUnder',
  'ageFrom',
  'repeatedContact',
  'documentMismatch',
] as const

const value = z
  .union([z.number(), z.boolean(), z.object({ otherCustomers: z.number(), withinDays: z.number() })])
  .nullable()

const changes = z.array(z.object({ field: z.enum(FIELDS), from: value, to: value }))

const bookSchema = z.object({
  /** Rules that wait for another manager. */
  open: z
    .object({
      id: z.string(),
      createdByName: z.string(),
      createdAt: instant,
      isMine: z.boolean(),
      rules: reviewRulesSchema,
      changes,
    })
    .nullable(),
  version: z.number().int(),
  rules: reviewRulesSchema,
  versions: z.array(
    z.object({
      version: z.number().int(),
      createdByName: z.string(),
      createdAt: instant,
      changes,
    }),
  ),
})

const BOOK_EXAMPLE: z.input<typeof bookSchema> = {
  open: null,
  version: 1,
  rules: REVIEW_RULES_EXAMPLE,
  versions: [
    {
      version: 1,
      createdByName: 'Mário Gestor',
      createdAt: '2026-11-21T14:05:00.000Z',
      changes: [{ field: 'amountFgts', from: null, to: 400000 }],
    },
  ],
}

/** Amounts of changes are in cents. */
export const getReviewRulesContract = contract({
  name: 'getReviewRules',
  method: 'GET',
  path: '/panel/review/rules',
  tag: 'Painel',
  summary: 'Mostra as regras que mandam uma proposta para a análise e as suas versões',
  access: { kind: 'person' },
  response: bookSchema,
  codes: ['permission_denied'],
  examples: { response: BOOK_EXAMPLE },
})

export const proposeReviewRulesCommand = command({
  name: 'proposeReviewRules',
  body: z.object({ basedOnVersion: z.number().int().min(0), rules: reviewRulesField }),
  response: bookSchema,
  codes: ['permission_denied', 'review_rules_changed', 'review_rules_waiting'],
})

export const decideReviewRulesCommand = command({
  name: 'decideReviewRules',
  body: z.object({ id: idField, decision: z.enum(['approve', 'refuse', 'withdraw']) }),
  response: bookSchema,
  codes: [
    'permission_denied',
    'not_found',
    'review_rules_decided',
    'own_change',
    'access_touched',
    'price_change_not_yours',
    'review_rules_changed',
  ],
})

const previewSchema = z.object({
  examined: z.number().int(),
  matched: z.number().int(),
  byCode: z.array(z.object({ code: z.string(), title: z.string(), count: z.number().int() })),
  /** Cursor; null when every proposal of the period was checked. */
  next: z.string().nullable(),
})

/** A server action, because unsaved rules do not fit in an address. */
export const previewReviewRulesCommand = command({
  name: 'previewReviewRules',
  body: z.object({ rules: reviewRulesField, after: idField.optional() }),
  response: previewSchema,
  codes: ['permission_denied'],
})
