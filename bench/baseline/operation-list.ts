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
  externalReference: string | null
  netCents: number
  issueCents: number
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
type Line = {
  id: string
  proposalId: string
  toStatus: ProposalStatus
  reasonCode: string | null
  reasonText: string | null
  at: Date
}
type Instalment = { id: string; installmentCents: number }
type Parts = { items: readonly Item[]; lines: readonly Line[]; instalments: readonly Instalment[] }

const CEILING = 10_000
const QUERY = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
}

export const operationListRoute = (app: FastifyInstance): void => {
  app.get<{ Querystring: Query }>(
    '/api/private-consignment/operation',
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
      select * from proposals where organization_id = ${organizationId} and product = 'clt'
      order by id desc limit ${limit + 1} offset ${(page - 1) * limit}`,
    tx<{ total: number }[]>`
      select count(*) as total
      from (select 1 from proposals where organization_id = ${organizationId} and product = 'clt' limit ${CEILING + 1}) as counted`,
  ])
  const rows = decryptCustomers('proposals', organizationId, matches.slice(0, limit))
  const parts = await partsOf(tx, organizationId, rows)
  const total = Math.min(count?.total ?? 0, CEILING)
  return {
    data: rows.map((row) => itemOf(row, parts)),
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

const partsOf = async (tx: Tx, organizationId: string, rows: readonly Row[]): Promise<Parts> => {
  const ids = rows.map((row) => row.id)
  const pending = rows.filter((row) => row.status === 'pending').map((row) => row.id)
  const [items, lines, instalments] = await Promise.all([
    pending.length === 0
      ? []
      : tx<Item[]>`
          select * from pending_items
          where organization_id = ${organizationId} and proposal_id = any(${pending}) and solved_at is null order by id`,
    tx<Line[]>`
      select * from proposal_history where organization_id = ${organizationId} and proposal_id = any(${ids}) order by position`,
    tx<Instalment[]>`
      select p.id, s.installment_cents from proposals as p join clt_simulations as s on s.id = p.clt_simulation_id
      where p.organization_id = ${organizationId} and p.id = any(${ids})`,
  ])
  return { items, lines, instalments }
}

const itemOf = (row: Row, { items, lines, instalments }: Parts) => ({
  operationId: row.id,
  id: row.id,
  contractNumber: row.contractNumber,
  name: row.clientName,
  documentNumber: row.documentNumber,
  partnerId: row.organizationId,
  provider: row.institutionCode,
  status: row.status,
  statusReason: row.reasonCode,
  statusDescription: row.reasonText ?? STATUS_TEXTS[row.status].meaning.pt,
  issueAmount: (row.issueCents / 100).toFixed(2),
  disbursedIssueAmount: (row.netCents / 100).toFixed(2),
  installmentFaceValue: ((instalments.find(({ id }) => id === row.id)?.installmentCents ?? 0) / 100).toFixed(
    2,
  ),
  numberOfInstallments: row.totalInstallments,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  formalizationUrl: customerLink('formalization', row.organizationId, row.id),
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
  history: lines
    .filter((line) => line.proposalId === row.id)
    .map((line) => ({
      id: line.id,
      action: line.toStatus,
      description: line.reasonText ?? STATUS_TEXTS[line.toStatus].meaning.pt,
      reason: line.reasonCode,
      createdAt: line.at.toISOString(),
    })),
})
