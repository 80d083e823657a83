import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { encryptCpf, formsOfCpf } from '#db/customer-cpf.ts'
import { newId } from '#lib/config/ids.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility.ts'
import type { FgtsPledge } from '#lib/domain/fgts/pledges.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation.ts'
import { authenticate, refused } from './authenticate.ts'
import { forOrganization, type Tx } from './database.ts'
import { countRequest } from './rate-limit.ts'

type StartBody = { documentNumber: string; provider: string }
type Row = {
  id: string
  organizationId: string
  documentNumber: string
  institutionCode: string
  status: 'success' | 'fail'
  code: string | null
  amountCents: number
  periods: FgtsInstallment[]
  optedInDate: null
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
}

const BODY = {
  type: 'object',
  required: ['documentNumber', 'provider'],
  properties: {
    documentNumber: { type: 'string' },
    provider: { type: 'string', minLength: 1, maxLength: 60 },
  },
}
const QUERY = {
  type: 'object',
  properties: {
    search: { type: 'string', maxLength: 120 },
    page: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
}
const LONGEST_LIFE_MS = 48 * 3_600_000

/** Implements `POST /fgts/balance` for a CPF that has no balance yet, and `GET /fgts/balance` by CPF. */
export const balanceRoutes = (app: FastifyInstance): void => {
  app.post<{ Body: StartBody }>('/api/fgts/balance', { schema: { body: BODY } }, async (request, reply) => {
    const caller = await authenticate(request, reply, 'fgts')
    if (!caller) return reply
    answerHeaders(reply, caller.applicationId)
    const documentNumber = normalizeCpf(request.body.documentNumber)
    if (!documentNumber) return refused(reply, 422, 'invalid_cpf') ?? reply
    const { organizationId, applicationId } = caller
    const institutionCode = request.body.provider.trim().toLowerCase()
    const query = { id: newId(), organizationId, applicationId, documentNumber, institutionCode }
    const inserted = await forOrganization(organizationId, (tx) => startQuery(tx, query))
    if (!inserted) return refused(reply, 409, 'balance_query_in_progress') ?? reply
    reply.headers({
      'content-type': 'application/json',
      'x-balance-query-id': query.id,
      location: `/api/fgts/balance/queries/${query.id}`,
    })
    return reply.send('null')
  })

  app.get<{ Querystring: { search?: string; page: number; limit: number } }>(
    '/api/fgts/balance',
    { schema: { querystring: QUERY } },
    async (request, reply) => {
      const caller = await authenticate(request, reply, 'fgts')
      if (!caller) return reply
      answerHeaders(reply, caller.applicationId)
      const documentNumber = normalizeCpf(request.query.search ?? '')
      if (!documentNumber) return refused(reply, 422, 'invalid_cpf') ?? reply
      const { organizationId } = caller
      const window = { ...request.query, organizationId, documentNumber }
      return forOrganization(organizationId, (tx) => pageOf(tx, window))
    },
  )
}

const answerHeaders = (reply: FastifyReply, subject: string) => {
  countRequest(reply, subject)
  reply.headers({ 'cache-control': 'no-store', 'x-request-id': randomUUID() })
}

type NewQuery = {
  id: string
  organizationId: string
  applicationId: string
  documentNumber: string
  institutionCode: string
}

const startQuery = async (tx: Tx, query: NewQuery): Promise<boolean> => {
  const { id, organizationId, institutionCode } = query
  const { documentNumber, encryptedDocumentNumber } = encryptCpf('fgts_balance_queries', query)
  const at = new Date()
  const payload = JSON.stringify({ organizationId, queryId: id })
  const inserted = await tx`
    with started as (
      insert into fgts_balance_queries (id, organization_id, document_number, encrypted_document_number, institution_code, status,
        requested_by_kind, requested_by_id, created_at, updated_at, deadline_at)
      select ${id}::uuid, ${organizationId}::uuid, ${documentNumber}, ${encryptedDocumentNumber}, code, 'queued', 'application', ${query.applicationId}, ${at}, ${at},
        ${at}::timestamptz + make_interval(secs => (settings ->> 'balanceDeadlineSeconds')::double precision)
      from institutions
      where code = ${institutionCode} and active and 'fgts' = any(products) and not exists (
        select 1 from fgts_balance_queries
        where organization_id = ${organizationId} and document_number in ${tx(formsOfCpf(query))} and institution_code = ${institutionCode}
          and status = 'success' and cleared_at is null and expires_at > ${at})
      on conflict (organization_id, document_number, institution_code) where status in ('queued', 'running') do nothing
      returning deadline_at
    )
    select enqueue_job('send_fgts_balance_query', ${payload}::text::json, null, null, 25, null),
      enqueue_job('expire_fgts_balance_query', ${payload}::text::json, null, deadline_at, 25, null)
    from started`
  return inserted.length === 1
}

type Window = { organizationId: string; documentNumber: string; page: number; limit: number }

const pageOf = async (tx: Tx, { organizationId, documentNumber, page, limit }: Window) => {
  const at = new Date()
  const [matches, pledges] = await Promise.all([
    tx<Row[]>`
    select * from fgts_balance_queries as shown
    where organization_id = ${organizationId} and status = any(${['success', 'fail']}) and document_number in ${tx(formsOfCpf({ organizationId, documentNumber }))}
      and id > ${firstIdOf(at.getTime() - LONGEST_LIFE_MS)}
      and (status in ('queued', 'running') or (cleared_at is null and expires_at > ${at} and not exists (
        select 1 from fgts_balance_queries as newer
        where newer.organization_id = ${organizationId} and newer.document_number = shown.document_number
          and newer.id > shown.id and newer.institution_code = shown.institution_code and newer.status in ('success', 'fail'))))
    order by id desc limit ${limit + 1} offset ${(page - 1) * limit}`,
    pledgesOf(tx, { organizationId, documentNumber }),
  ])
  const rows = matches.slice(0, limit).map((row) => ({ ...row, documentNumber }))
  const hasNext = matches.length > limit
  return {
    data: rows.map((row) => itemOf(row, pledges, at)),
    pages: {
      current: page,
      limit,
      total: rows.length,
      totalIsExact: true,
      totalPages: 1,
      hasNext,
      hasPrev: page > 1,
      nextCursor: hasNext ? (rows.at(-1)?.id ?? null) : null,
    },
  }
}

const pledgesOf = async (
  tx: Tx,
  { organizationId, documentNumber }: Pick<Window, 'organizationId' | 'documentNumber'>,
): Promise<FgtsPledge[]> => {
  const rows = await tx<(Omit<FgtsPledge, 'contractedOn'> & { createdAt: Date })[]>`
    select p.id as proposal_id, p.contract_number, p.created_at,
      array(select i->>'dueDate' from jsonb_array_elements(s.installments) as i) as due_dates
    from proposals p
    join fgts_simulations s on s.organization_id = p.organization_id and s.id = p.fgts_simulation_id
    where p.organization_id = ${organizationId} and p.document_number in ${tx(formsOfCpf({ organizationId, documentNumber }))}
      and p.product = 'fgts' and p.status not in ('canceled', 'rejected', 'refunded')
    order by p.id`
  return rows.map(({ createdAt, ...pledge }) => ({ ...pledge, contractedOn: dayInSaoPaulo(createdAt) }))
}

const firstIdOf = (ms: number) => {
  const hex = ms.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

const itemOf = (row: Row, pledges: readonly FgtsPledge[], at: Date) => {
  const today = dayInSaoPaulo(at)
  const rules = fgtsRulesOn(today)
  return {
    id: row.id,
    balanceId: row.id,
    documentNumber: row.documentNumber,
    partnerId: row.organizationId,
    provider: row.institutionCode,
    status: row.status,
    statusInfo: null,
    code: row.code,
    retryable: null,
    nextAction: null,
    amount: row.amountCents / 100,
    periods: row.periods.map(({ dueDate, amountCents }) => ({ dueDate, amount: amountCents / 100 })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    eligibility: fgtsEligibility({ periods: row.periods, rules, today, optedInAt: row.optedInDate, pledges }),
  }
}
