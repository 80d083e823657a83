import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decryptCustomers } from '#db/customer-cpf.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'
import { authenticate } from './authenticate.ts'
import { customerLink } from './customer-link.ts'
import { forOrganization, type Tx } from './database.ts'
import { countRequest } from './rate-limit.ts'

type Query = { page: number; limit: number }
type Row = {
  id: string
  organizationId: string
  institutionCode: string
  contractNumber: string
  documentNumber: string
  clientName: string
  status: ProposalStatus
  reasonCode: string | null
  reasonText: string | null
  payment: { type: string }
  externalReference: string | null
  netCents: number
  totalCents: number
  totalInstallments: number
  createdAt: Date
  updatedAt: Date
}
type Item = {
  id: string
  proposalId: string
  type: string
  code: string
  text: string
  documentTypes: string[]
  createdAt: Date
}

const CEILING = 10_000
const QUERY = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
}

export const proposalListRoute = (app: FastifyInstance): void => {
  app.get<{ Querystring: Query }>(
    '/api/fgts/proposal',
    { schema: { querystring: QUERY } },
    async (request, reply) => {
      const caller = await authenticate(request, reply, 'fgts')
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
      select * from proposals where organization_id = ${organizationId} and product = 'fgts'
      order by id desc limit ${limit + 1} offset ${(page - 1) * limit}`,
    tx<{ total: number }[]>`
      select count(*) as total
      from (select 1 from proposals where organization_id = ${organizationId} and product = 'fgts' limit ${CEILING + 1}) as counted`,
  ])
  const rows = decryptCustomers('proposals', organizationId, matches.slice(0, limit))
  const ids = rows.filter((row) => row.status === 'pending').map((row) => row.id)
  const items =
    ids.length === 0
      ? []
      : await tx<Item[]>`
          select * from pending_items
          where organization_id = ${organizationId} and proposal_id = any(${ids}) and solved_at is null order by id`
  const total = Math.min(count?.total ?? 0, CEILING)
  return {
    data: rows.map((row) => itemOf(row, items)),
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

const itemOf = (row: Row, items: readonly Item[]) => ({
  id: row.id,
  contractNumber: row.contractNumber,
  documentNumber: row.documentNumber,
  clientName: row.clientName,
  partnerId: row.organizationId,
  provider: row.institutionCode,
  status: row.status,
  statusReason: row.reasonCode,
  statusDescription: row.reasonText ?? STATUS_TEXTS[row.status].meaning.pt,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  availableBalance: row.netCents / 100,
  disbursedIssueAmount: (row.netCents / 100).toFixed(2),
  totalBalance: row.totalCents / 100,
  totalInstallments: row.totalInstallments,
  paymentType: row.payment.type,
  formalizationLink: customerLink('formalization', row.organizationId, row.id),
  externalReference: row.externalReference,
  pendingItems: items
    .filter((item) => item.proposalId === row.id)
    .map(({ id, type, code, text, documentTypes, createdAt }) => ({
      id,
      type,
      code,
      text,
      documentTypes,
      createdAt: createdAt.toISOString(),
    })),
})
