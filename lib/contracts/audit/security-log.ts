import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { instant } from '#lib/contracts/codecs.ts'
import { dayField, idField } from '#lib/contracts/fields.ts'
import { ageOrderField } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { SECURITY_KINDS } from '#lib/domain/access/security-log.ts'

const filterFields = {
  kind: z.enum(SECURITY_KINDS).optional(),
  onlyRefusals: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  accountId: idField.optional(),
  startDate: dayField.optional(),
  endDate: dayField.optional(),
}

/** The names of accounts are the only personal data. */
const securityEventSchema = z.object({
  id: z.uuid(),
  at: instant,
  action: z.string(),
  isRefusal: z.boolean(),
  refusal: z.string().nullable(),
  /** In the reader's language: the catalogue is too large for the browser. */
  refusalTitle: z.string().nullable(),
  accountName: z.string().nullable(),
  actorName: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
})

export const listSecurityLogContract = panelContract({
  name: 'listSecurityLog',
  path: '/panel/security-log',
  query: z.object({
    ...filterFields,
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: idField.optional(),
    order: ageOrderField,
  }),
  response: pageOf(securityEventSchema),
  codes: ['permission_denied'],
})

export const exportSecurityLogContract = panelContract({
  name: 'exportSecurityLog',
  path: '/panel/security-log/export',
  query: z.object({ ...filterFields, ids: chosenRowsField(idField).optional() }),
  response: z.string(),
  codes: ['permission_denied'],
})
