import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { encryptCpf, formsOfCpf } from '#db/customer-cpf.ts'
import { newId } from '#lib/config/ids.ts'
import { nextBusinessDay } from '#lib/domain/business-days.ts'
import { type Day, dayInSaoPaulo, isDay } from '#lib/domain/calendar.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { checkFgtsSimulation } from '#lib/domain/fgts/check-simulation.ts'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { type FgtsInstallment, simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import { type Cents, centsToNumber, parseCents } from '#lib/domain/money.ts'
import { authenticate, type Caller, refused } from './authenticate.ts'
import { forOrganization, type Tx } from './database.ts'
import { countRequest } from './rate-limit.ts'
import { simulationExpiresAt } from './simulation-expires-at.ts'

type Body = {
  documentNumber: string
  provider: string
  simulationFeesId: string
  targetAmount: number
  desiredInstallments: { dueDate: string; totalAmount: number }[]
}
type Table = {
  id: string
  institutionCode: string
  version: number
  active: boolean
  parameters: PriceParameters
}
type Balance = {
  id: string
  periods: FgtsInstallment[]
  optedInDate: Day | null
  existingCustomer: boolean | null
  expiresAt: Date
}
type Contract = { id: string; institutionCode: string; product: string; createdAt: Date }

const BODY = {
  type: 'object',
  required: ['documentNumber', 'provider', 'simulationFeesId', 'targetAmount', 'desiredInstallments'],
  properties: {
    documentNumber: { type: 'string' },
    provider: { type: 'string', minLength: 1, maxLength: 60 },
    simulationFeesId: { type: 'string', pattern: '^[0-9a-fA-F-]{36}$' },
    targetAmount: { type: 'number', minimum: 0 },
    desiredInstallments: {
      type: 'array',
      items: {
        type: 'object',
        required: ['dueDate', 'totalAmount'],
        properties: { dueDate: { type: 'string' }, totalAmount: { type: 'number' } },
      },
    },
  },
}

/** Implements `POST /fgts/simulations` by CPF for all withdrawals (`targetAmount` 0). */
export const simulationRoute = (app: FastifyInstance): void => {
  app.post<{ Body: Body }>('/api/fgts/simulations', { schema: { body: BODY } }, async (request, reply) => {
    const caller = await authenticate(request, reply, 'fgts')
    if (!caller) return reply
    countRequest(reply, caller.applicationId)
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': randomUUID() })
    const documentNumber = normalizeCpf(request.body.documentNumber)
    if (!documentNumber) return refused(reply, 422, 'invalid_cpf') ?? reply
    const input = { ...request.body, documentNumber, provider: request.body.provider.trim().toLowerCase() }
    try {
      return await forOrganization(caller.organizationId, (tx) => simulate(tx, caller, input))
    } catch (error) {
      if (error instanceof DomainError) return refused(reply, 422, error.code) ?? reply
      throw error
    }
  })
}

const simulate = async (tx: Tx, caller: Caller, input: Body) => {
  const { organizationId } = caller
  const at = new Date()
  const forms = formsOfCpf({ organizationId, documentNumber: input.documentNumber })
  const [[institution], [table], [balance, another], contracts] = await Promise.all([
    tx<{ active: boolean; products: string[] }[]>`select * from institutions where code = ${input.provider}`,
    tx<Table[]>`
      select * from price_tables join price_table_versions using (organization_id)
      where organization_id = ${organizationId} and id = ${input.simulationFeesId} and table_id = id
      order by version desc limit 1`,
    tx<Balance[]>`
      select * from fgts_balance_queries
      where organization_id = ${organizationId} and document_number in ${tx(forms)}
        and institution_code = ${input.provider} and status = 'success' and cleared_at is null and expires_at > ${at}
      order by id desc limit 2`,
    tx<Contract[]>`
      select p.id, p.institution_code, p.product, p.created_at,
        array(select i->>'dueDate' from jsonb_array_elements(s.installments) as i) as due_dates
      from proposals p left join fgts_simulations s on s.organization_id = p.organization_id and s.id = p.fgts_simulation_id
      where p.organization_id = ${organizationId} and p.document_number in ${tx(forms)}
        and p.status not in ('canceled', 'rejected', 'refunded')
      order by p.id`,
  ])
  if (!institution?.active || !institution.products.includes('fgts'))
    throw domainErrorOf('provider_not_supported')
  if (!table) throw domainErrorOf('fee_table_not_found')
  if (!table.active) throw domainErrorOf('fee_table_inactive')
  if (table.institutionCode !== input.provider) throw domainErrorOf('fee_table_mismatch')
  if (!balance || another) throw domainErrorOf('balance_required')
  const contract = contracts.find(({ product, createdAt }) => product === 'fgts' && at < yearAfter(createdAt))
  if (contract) throw domainErrorOf('withdrawals_in_use', { proposalId: contract.id })
  const isCustomer =
    balance.existingCustomer === true || contracts.some((one) => one.institutionCode === input.provider)
  const parameters = withRegistrationFeeOnce(table.parameters, isCustomer)
  const row = rowOf({ caller, input, table: { ...table, parameters }, balance, at })
  const values = {
    ...encryptCpf('fgts_simulations', row),
    parameters: tx.json(row.parameters),
    iofRule: tx.json(row.iofRule),
    requestedInstallments: tx.json(row.requestedInstallments),
    installments: tx.json(row.installments),
  }
  await tx`insert into fgts_simulations ${tx({ ...row, ...values })}`
  return answerOf(row)
}

const yearAfter = (at: Date) => {
  const end = new Date(at)
  end.setFullYear(end.getFullYear() + 1)
  return end
}

type Basis = { caller: Caller; input: Body; table: Table; balance: Balance; at: Date }

const rowOf = ({ caller, input, table, balance, at }: Basis) => {
  const today = dayInSaoPaulo(at)
  const rules = fgtsRulesOn(today)
  const { parameters } = table
  const { periods, optedInDate: optedInAt } = balance
  const { reasons } = fgtsEligibility({ periods, rules, today, optedInAt })
  if (reasons.some((reason) => reason.code === 'waiting_period')) throw domainErrorOf('waiting_period')
  const installments = input.desiredInstallments.map(installmentOf)
  checkFgtsSimulation({ installments, periods, rules, today, parameters })
  const releaseDate = parameters.businessDayAdjust === 'next' ? nextBusinessDay(today) : today
  const { issueCents, ...figures } = simulateFgtsAdvance({ installments, parameters, releaseDate })
  return {
    id: newId(),
    organizationId: caller.organizationId,
    documentNumber: input.documentNumber,
    institutionCode: input.provider,
    balanceQueryId: balance.id,
    priceTableId: table.id,
    priceTableVersion: table.version,
    parameters,
    rulesVersion: rules.version,
    requestedInstallments: installments,
    targetCents: 0,
    ...figures,
    issueCents,
    releaseDate,
    createdByKind: 'application',
    createdById: caller.applicationId,
    createdAt: at,
    expiresAt: simulationExpiresAt(balance.expiresAt, at),
  }
}

const installmentOf = ({ dueDate, totalAmount }: Body['desiredInstallments'][number]): FgtsInstallment => {
  const amountCents = parseCents(String(totalAmount))
  if (!isDay(dueDate) || amountCents === null) throw domainErrorOf('invalid_request')
  return { dueDate, amountCents }
}

const answerOf = (row: ReturnType<typeof rowOf>) => ({
  id: row.id,
  totalBalance: centsToNumber(row.totalCents),
  emissionAmount: centsToNumber(row.issueCents),
  availableBalance: centsToNumber(row.netCents),
  iof: centsToNumber(row.iofCents),
  tc: centsToNumber(row.feeCents),
  tax: Number(row.monthlyRate),
  annualTax: Number(row.annualRate),
  cet: Number(row.cetMonthly),
  annualCet: Number(row.cetAnnual),
  totalInstallments: row.installments.length,
  balanceId: row.balanceQueryId,
  provider: row.institutionCode,
  simulationFeesId: row.priceTableId,
  documentNumber: row.documentNumber,
  installments: row.installments.map((one) => ({
    dueDate: one.dueDate,
    amount: centsToNumber(one.amountCents),
    presentValue: centsToNumber(one.presentValueCents),
    days: one.days,
    iof: centsToNumber(one.iofCents),
  })),
  tacType: row.parameters.fee.type,
  insuranceAmount: centsToNumber(row.insuranceCents),
  fixedInsurance: row.parameters.insurance.type === 'fixed',
  targetAmount: centsToNumber(row.targetCents as Cents),
  releaseDate: row.releaseDate,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  rulesVersion: row.rulesVersion,
})
