import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { reviewRulesField, reviewRulesSchema } from './review-rules-fields.ts'

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

/** In the listed changes, amounts are in cents. */
export const getReviewRulesContract = panelContract({
  name: 'getReviewRules',
  path: '/panel/review/rules',
  response: bookSchema,
  codes: ['permission_denied'],
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
    'change_not_yours',
    'review_rules_changed',
  ],
})

const previewSchema = z.object({
  examined: z.number().int(),
  matched: z.number().int(),
  byCode: z.array(z.object({ code: z.string(), title: z.string(), count: z.number().int() })),
  next: z.string().nullable(),
})

/** A server action instead of a GET request, because unsaved rules do not fit into a URL. */
export const previewReviewRulesCommand = command({
  name: 'previewReviewRules',
  body: z.object({ rules: reviewRulesField, after: idField.optional() }),
  response: previewSchema,
  codes: ['permission_denied'],
})
