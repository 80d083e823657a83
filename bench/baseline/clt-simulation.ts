import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { decryptCustomer, encryptCpf, formsOfCpf } from '#db/customer-cpf.ts'
import { newId } from '#lib/config/ids.ts'
import { nextBusinessDay } from '#lib/domain/business-days.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { cltRulesOn } from '#lib/domain/clt/rules.ts'
import { simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { checkCltRequest } from '#lib/domain/clt/simulation-rules.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import { type Cents, centsToNumber, parseCents } from '#lib/domain/money.ts'
import { authenticate, type Caller, refused } from './authenticate.ts'
import { forOrganization, type Tx } from './database.ts'
import { countRequest } from './rate-limit.ts'
import { simulationExpiresAt } from './simulation-expires-at.ts'

type Body = {
  consult_id: string
  config_id: string
  number_of_installments: number
  installment_face_value: number
}
type Consult = {
  id: string
  organizationId: string
  institutionCode: string
  documentNumber: string
  status: string
  availableMarginCents: Cents
  admissionMonths: number
  existingCustomer: boolean | null
  simulationLimit: SimulationLimit
  expiresAt: Date
  closedAt: Date | null
}
type Config = {
  id: string
  institutionCode: string
  slug: string
  version: number
  active: boolean
  terms: number[]
  parameters: PriceParameters
}

const ID = { type: 'string', pattern: '^[0-9a-fA-F-]{36}$' }
const BODY = {
  type: 'object',
  required: ['consult_id', 'config_id', 'number_of_installments', 'installment_face_value'],
  properties: {
    consult_id: ID,
    config_id: ID,
    number_of_installments: { type: 'integer', minimum: 1, maximum: 480 },
    installment_face_value: { type: 'number', minimum: 0 },
  },
}

/** Implements `POST /private-consignment/simulation` for a requested instalment amount. */
export const cltSimulationRoute = (app: FastifyInstance): void => {
  app.post<{ Body: Body }>(
    '/api/private-consignment/simulation',
    { schema: { body: BODY } },
    async (request, reply) => {
      const caller = await authenticate(request, reply, 'clt')
      if (!caller) return reply
      countRequest(reply, caller.applicationId)
      reply.headers({ 'cache-control': 'no-store', 'x-request-id': randomUUID() })
      try {
        return await forOrganization(caller.organizationId, (tx) => simulate(tx, caller, request.body))
      } catch (error) {
        if (error instanceof DomainError) return refused(reply, 422, error.code) ?? reply
        throw error
      }
    },
  )
}

const simulate = async (tx: Tx, caller: Caller, input: Body) => {
  const { organizationId } = caller
  const at = new Date()
  const [[stored], [config], [open]] = await Promise.all([
    tx<
      Consult[]
    >`select * from clt_consults where organization_id = ${organizationId} and id = ${input.consult_id}`,
    tx<Config[]>`select *, key as slug from price_tables join price_table_versions using (organization_id)
      where organization_id = ${organizationId} and id = ${input.config_id} and table_id = id
      order by version desc limit 1`,
    tx<{ id: string }[]>`
      select id from proposals
      where organization_id = ${organizationId} and clt_consult_id = ${input.consult_id}
        and status not in ('canceled', 'rejected', 'refunded')`,
  ])
  if (!stored) throw domainErrorOf('consult_not_found')
  const consult = decryptCustomer('clt_consults', stored)
  if (consult.status !== 'SUCCESS') throw domainErrorOf('consult_not_ready')
  if (consult.expiresAt <= at || consult.closedAt !== null) throw domainErrorOf('consult_expired')
  if (open) throw domainErrorOf('consult_in_use')
  const forms = formsOfCpf({ organizationId, documentNumber: consult.documentNumber })
  const [[institution], contracts] = await Promise.all([
    tx<{ active: boolean; products: string[] }[]>`
      select * from institutions where code = ${consult.institutionCode}`,
    tx<{ institutionCode: string }[]>`
      select institution_code from proposals
      where organization_id = ${organizationId} and document_number in ${tx(forms)}
        and status not in ('canceled', 'rejected', 'refunded')`,
  ])
  if (!institution?.active || !institution.products.includes('clt'))
    throw domainErrorOf('provider_not_supported')
  if (!config) throw domainErrorOf('config_not_found')
  if (!config.active) throw domainErrorOf('config_inactive')
  if (config.institutionCode !== consult.institutionCode) throw domainErrorOf('config_mismatch')
  const isCustomer =
    consult.existingCustomer === true ||
    contracts.some(({ institutionCode }) => institutionCode === consult.institutionCode)
  const parameters = withRegistrationFeeOnce(config.parameters, isCustomer)
  const row = rowOf({ caller, input, consult, config: { ...config, parameters }, at })
  const json = {
    parameters: tx.json(row.parameters),
    iofRule: tx.json(row.iofRule),
    simulationLimit: tx.json(row.simulationLimit),
    installments: tx.json(row.installments),
  }
  await tx`insert into clt_simulations ${tx({ ...row, ...encryptCpf('clt_simulations', row), ...json })}`
  return answerOf(row)
}

type Basis = { caller: Caller; input: Body; consult: Consult; config: Config; at: Date }

const rowOf = ({ caller, input, consult, config, at }: Basis) => {
  const { parameters, terms } = config
  const { simulationLimit: limit, availableMarginCents: marginCents, admissionMonths } = consult
  const { number_of_installments: numberOfInstallments } = input
  const amountCents = parseCents(String(input.installment_face_value))
  if (!amountCents) throw domainErrorOf('invalid_request')
  checkCltRequest({ numberOfInstallments, terms, limit, admissionMonths })
  const today: Day = dayInSaoPaulo(at)
  const releaseDate = parameters.businessDayAdjust === 'next' ? nextBusinessDay(today) : today
  const loan = simulateCltLoan({
    amount: { by: 'installment', cents: amountCents },
    marginCents,
    limit,
    numberOfInstallments,
    releaseDate,
    firstDueDate: cltFirstDueDate(releaseDate),
    parameters,
  })
  return {
    id: newId(),
    organizationId: caller.organizationId,
    consultId: consult.id,
    priceTableId: config.id,
    priceTableVersion: config.version,
    priceTableKey: config.slug,
    institutionCode: consult.institutionCode,
    documentNumber: consult.documentNumber,
    parameters,
    rulesVersion: cltRulesOn(releaseDate).version,
    requestedBy: 'installment',
    requestedCents: amountCents,
    marginCents,
    simulationLimit: limit,
    ...loan,
    releaseDate,
    insured: parameters.insurance.type !== 'none',
    createdByKind: 'application',
    createdById: caller.applicationId,
    createdAt: at,
    expiresAt: simulationExpiresAt(consult.expiresAt, at),
  }
}

const answerOf = (row: ReturnType<typeof rowOf>) => ({
  id_simulation: row.id,
  id: row.id,
  consult_id: row.consultId,
  partner_id: row.organizationId,
  provider: row.institutionCode,
  simulation_config_id: row.priceTableId,
  simulation_config_slug: row.priceTableKey,
  installment_value: centsToNumber(row.installmentCents),
  number_of_installments: row.numberOfInstallments,
  operation_amount: centsToNumber(row.issueCents),
  issue_amount: centsToNumber(row.issueCents),
  disbursed_issue_amount: centsToNumber(row.netCents),
  disbursement_amount: centsToNumber(row.netCents),
  total_amount: centsToNumber(row.totalCents),
  iof_amount: centsToNumber(row.iofCents),
  fee_amount: centsToNumber(row.feeCents),
  monthly_interest_rate: Number(row.monthlyRate),
  annual_interest_rate: Number(row.annualRate),
  cet: Number(row.cetMonthly),
  annual_cet: Number(row.cetAnnual),
  release_date: row.releaseDate,
  first_installment_date: row.firstDueDate,
  is_insured: row.insured,
  insurance_amount: centsToNumber(row.insuranceCents),
  rules_version: row.rulesVersion,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  disbursement_option: {
    iof_amount: centsToNumber(row.iofCents),
    cet: Number(row.cetMonthly),
    first_due_date: row.firstDueDate,
    final_disbursement_amount: centsToNumber(row.netCents),
    installments: row.installments.map((one) => ({
      installment_number: one.number,
      due_date: one.dueDate,
      total_amount: centsToNumber(one.totalCents),
      principal_amount: centsToNumber(one.principalCents),
      interest_amount: centsToNumber(one.interestCents),
    })),
  },
})
