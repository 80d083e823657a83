import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { instant } from '#lib/contracts/codecs.ts'
import { dayField, idField } from '#lib/contracts/fields.ts'
import { ageOrderField } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { AUDIT_GROUPS } from '#lib/domain/access/audit-actions.ts'

const filterFields = {
  actorId: z.string().trim().min(1).max(120).optional(),
  group: z.enum(AUDIT_GROUPS).optional(),
  subjectId: z.string().trim().min(1).max(120).optional(),
  searchToken: z.string().max(800).optional().meta({
    description: 'Um CPF, um id (do assunto, de quem agiu, da requisição) ou um IP, criptografado.',
  }),
  startDate: dayField.optional(),
  endDate: dayField.optional(),
}

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: instant,
  actorKind: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  requestId: z.string(),
  ip: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export const listAuditContract = panelContract({
  name: 'listAudit',
  path: '/panel/audit',
  query: z.object({
    ...filterFields,
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: idField.optional(),
    order: ageOrderField,
  }),
  response: pageOf(auditEntrySchema),
  codes: ['permission_denied', 'link_invalid'],
})

export const exportAuditContract = panelContract({
  name: 'exportAudit',
  path: '/panel/audit/export',
  query: z.object({ ...filterFields, ids: chosenRowsField(idField).optional() }),
  response: z.string(),
  codes: ['permission_denied', 'link_invalid'],
})
