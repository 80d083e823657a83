import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decryptCustomers } from '#db/customer-cpf.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { authenticate } from './authenticate.ts'
import { customerLink } from './customer-link.ts'
import { forOrganization, type Tx } from './database.ts'
import { countRequest } from './rate-limit.ts'

type Query = { page: number; limit: number }
type Row = {
  id: string
  organizationId: string
  institutionCode: string
  documentNumber: string
  name: string
  status: ConsultStatus
  code: string | null
  reasonDetails: Record<string, unknown> | null
  availableMarginCents: number | null
  createdAt: Date
  updatedAt: Date
  consentDeadlineAt: Date
  expiresAt: Date | null
}

const CEILING = 10_000
const QUERY = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
}

export const consultListRoute = (app: FastifyInstance): void => {
  app.get<{ Querystring: Query }>(
    '/api/private-consignment/consult',
    { schema: { querystring: QUERY } },
    async (request, reply) => {
      const caller = await authenticate(request, reply, 'clt')
      if (!caller) return reply
      countRequest(reply, caller.applicationId)
      reply.headers({ 'cache-control': 'no-store', 'x-request-id': randomUUID() })
      const { page, limit } = request.query
      return forOrganization(caller.organizationId, (tx) =>
        pageOf(tx, caller.organizationId, { page, limit }),
      )
    },
  )
}

const pageOf = async (tx: Tx, organizationId: string, { page, limit }: Query) => {
  const [matches, [count]] = await Promise.all([
    tx<Row[]>`
      select id, organization_id, institution_code, document_number, encrypted_document_number, name, status, code, reason_details, available_margin_cents,
        created_at, updated_at, consent_deadline_at, expires_at
      from clt_consults where organization_id = ${organizationId}
      order by id desc limit ${limit + 1} offset ${(page - 1) * limit}`,
    tx<{ total: number }[]>`
      select count(*) as total
      from (select 1 from clt_consults where organization_id = ${organizationId} limit ${CEILING + 1}) as counted`,
  ])
  const rows = decryptCustomers('clt_consults', organizationId, matches.slice(0, limit))
  const total = Math.min(count?.total ?? 0, CEILING)
  return {
    data: rows.map(itemOf),
    pages: {
      current: page,
      limit,
      total,
      totalIsExact: (count?.total ?? 0) <= CEILING,
      totalPages: Math.max(1, Math.ceil(total / limit)),
      hasNext: matches.length > limit,
      hasPrev: page > 1,
      nextCursor: matches.length > limit ? (rows.at(-1)?.id ?? null) : null,
    },
  }
}

const itemOf = (row: Row) => {
  const code = row.code !== null && isReasonCode(row.code) ? row.code : null
  const texts = code && reasonTexts(code, 'pt-BR', row.reasonDetails ?? {})
  return {
    id: row.id,
    partnerId: row.organizationId,
    documentNumber: row.documentNumber,
    name: row.name,
    provider: row.institutionCode,
    status: row.status,
    availableMarginValue:
      row.availableMarginCents === null ? null : (row.availableMarginCents / 100).toFixed(2),
    description: texts?.text ?? null,
    code,
    retryable: code && reasonOf(code).retryable,
    nextAction: texts?.nextAction ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.consentDeadlineAt.toISOString(),
    marginExpiresAt: row.expiresAt?.toISOString() ?? null,
    consentLink: customerLink('consent', row.organizationId, row.id),
  }
}
