import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { dayField, idField } from '#lib/contracts/fields.ts'
import { ageOrderField, listExample } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
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

export const listAuditContract = contract({
  name: 'listAudit',
  method: 'GET',
  path: '/panel/audit',
  tag: 'Painel',
  summary: 'Lista quem fez o quê, do mais novo para o mais antigo ou ao contrário',
  access: { kind: 'person' },
  query: z.object({
    ...filterFields,
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: idField.optional(),
    order: ageOrderField,
  }),
  response: pageOf(auditEntrySchema),
  codes: ['permission_denied', 'link_invalid'],
  examples: {
    response: listExample(
      {
        id: '01997e1a-0000-7000-8000-00000000f001',
        at: '2026-11-21T12:00:00.000Z',
        actorKind: 'user',
        actorId: '01997e1a-0000-7000-8000-00000000d002',
        actorName: 'Mário Gestor',
        action: 'user_changed',
        subjectType: 'user',
        subjectId: '01997e1a-0000-7000-8000-00000000d004',
        requestId: '5f0c',
        ip: '203.0.113.7',
        details: { changed: { role: { from: 'agent', to: 'manager' } } },
      },
      50,
    ),
  },
})

export const exportAuditContract = contract({
  name: 'exportAudit',
  method: 'GET',
  path: '/panel/audit/export',
  tag: 'Painel',
  summary: 'Exporta a auditoria filtrada em CSV',
  access: { kind: 'person' },
  query: z.object(filterFields),
  response: z.string(),
  codes: ['permission_denied', 'link_invalid'],
  examples: { response: 'Data;Hora;Quem' },
})
