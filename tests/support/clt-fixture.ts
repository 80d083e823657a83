import { afterMs, now } from '#lib/config/clock'
import { newId } from '#lib/config/ids'
import { addMonths, type Day, dayInSaoPaulo } from '#lib/domain/calendar'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { SimulationLimit, Worker } from '#lib/domain/clt/worker'
import { cents } from '#lib/domain/money'
import { nameWords } from '#lib/domain/proposals/name-words'
import { nextCpf } from './cpf.ts'
import type { Harness } from './harness.ts'

/** What a test may say of a consult; everything else is a customer with R$ 350.00 of margin at aurora. */
export type ConsultOptions = {
  status?: ConsultStatus
  marginCents?: number
  documentNumber?: string
  institutionCode?: string
  organizationId?: string
  simulationLimit?: Partial<Record<keyof SimulationLimit, number>>
  admissionMonths?: number
  worker?: Partial<Worker>
  /** The code of a REJECTED or FAILED consult; `no_margin` unless given. */
  code?: string
  birthDate?: string
  name?: string
  createdAt?: Date
  expiresAt?: Date | null
  closedAt?: Date | null
}

/**
 * What a test may say of a simulation: the consult and configuration to use, and how many instalments of
 * what.
 */
export type SimulationOptions = {
  consultId?: string
  /** The slug of a configuration of the consult's institution; its default one unless given. */
  configSlug?: string
  numberOfInstallments?: number
  installmentCents?: number
  netCents?: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Value limits that are in nobody's way, whatever the configuration. */
const OPEN_LIMIT = {
  monthMin: 3,
  monthMax: 600,
  installmentsMin: 6,
  installmentsMax: 96,
  valueMinCents: 100_00,
  valueMaxCents: 50_000_00,
}

const TERM = { version: 'test-1', text: 'Autorizo a consulta dos meus dados.', sha256: '0'.repeat(64) }

/**
 * Margin consults of the demo organization (or another) without an institution in the way: rows as they are
 * once it has answered. Call it after the harness has started.
 */
export const cltFixture = async (harness: Harness) => {
  // Loaded only now: services read the environment at first use.
  const { systemContext } = await import('#lib/services/context')
  const { createCltSimulation } = await import('#lib/services/clt/create-clt-simulation')
  const { owner } = harness.database
  const organizationId = await harness.demoOrganizationId()

  /** The caller of services: a program of the organization, at the present instant of the test. */
  const context = (at = now(), organization = organizationId) =>
    systemContext(organization, at, { kind: 'system', id: 'test', name: 'Teste' })

  /**
   * A consult with its name words and its newest history line; SUCCESS with R$ 350.00 of margin, 36 months
   * since admission and wide limits unless stated otherwise, for another CPF each time. It has no consent
   * (`clt_consents`): the row says it was given.
   */
  const consult = (options: ConsultOptions = {}) => insertConsult(owner, { organizationId, ...options })

  /**
   * The id of a configuration in use of the demo organization: by its slug, or the default one of the
   * institution.
   */
  const configId = async (slug?: string, institutionCode = 'aurora') => {
    const [row] = await owner`
      select id from price_tables
      where organization_id = ${organizationId} and product = 'clt' and institution_code = ${institutionCode}
        and ${slug === undefined ? owner`active and is_default` : owner`key = ${slug}`}`
    if (!row) throw new Error(`no configuration ${slug ?? 'by default'} at ${institutionCode}`)
    return String(row.id)
  }

  /**
   * A stored simulation, on a new consult and at the largest instalment within its margin unless stated
   * otherwise.
   */
  const simulation = async (options: SimulationOptions = {}) => {
    const consultId = options.consultId ?? (await consult()).id
    const [row] = await owner`select institution_code from clt_consults where id = ${consultId}`
    return createCltSimulation(context(), {
      consultId,
      configId: await configId(options.configSlug, String(row?.institution_code)),
      numberOfInstallments: options.numberOfInstallments ?? 24,
      installmentCents: options.installmentCents === undefined ? null : cents(options.installmentCents),
      netCents: options.netCents === undefined ? null : cents(options.netCents),
    })
  }

  return { organizationId, context, consult, configId, simulation }
}

export type CltFixture = Awaited<ReturnType<typeof cltFixture>>

type Owner = Harness['database']['owner']

const insertConsult = async (owner: Owner, options: ConsultOptions & { organizationId: string }) => {
  const id = newId()
  const createdAt = options.createdAt ?? now()
  const documentNumber = options.documentNumber ?? nextCpf()
  const { organizationId, name = 'Maria Aparecida da Silva', status = 'SUCCESS' } = options
  await owner`insert into clt_consults ${owner({
    id,
    organization_id: organizationId,
    institution_code: options.institutionCode ?? 'aurora',
    document_number: documentNumber,
    name,
    gender: 'female',
    birth_date: options.birthDate ?? '1990-03-15',
    email: 'maria@example.com',
    phone: owner.json({ countryCode: '55', areaCode: '11', number: '987654321' }),
    status,
    term_version: TERM.version,
    term_text: TERM.text,
    term_sha256: TERM.sha256,
    created_by_kind: 'system',
    created_by_id: 'test',
    created_by_name: 'Teste',
    created_at: createdAt,
    updated_at: createdAt,
    consent_deadline_at: afterMs(createdAt, 7 * DAY_MS),
    ...outcomeOf(owner, options, createdAt),
  })}`
  for (const word of nameWords(name))
    await owner`insert into clt_consult_name_words (organization_id, consult_id, word) values (${organizationId}, ${id}, ${word})`
  await owner`
    insert into clt_consult_history (id, organization_id, consult_id, from_status, to_status, at, actor_kind, actor_id, actor_name)
    values (${newId()}, ${organizationId}, ${id}, null, ${status}, ${createdAt}, 'system', 'test', 'Teste')`
  return { id, documentNumber, name, status, organizationId }
}

/**
 * What only a consult that got an answer has: the worker, margin and limits of a SUCCESS, the reason of an
 * end without one.
 */
const outcomeOf = (owner: Owner, options: ConsultOptions, createdAt: Date) => {
  const status = options.status ?? 'SUCCESS'
  if (status === 'SUCCESS')
    return {
      worker: owner.json(workerOf(options) as never),
      available_margin_cents: options.marginCents ?? 350_00,
      admission_months: options.admissionMonths ?? 36,
      simulation_limit: owner.json({ ...OPEN_LIMIT, ...options.simulationLimit }),
      expires_at: options.expiresAt ?? afterMs(createdAt, 30 * DAY_MS),
      closed_at: options.closedAt ?? null,
    }
  if (status === 'REJECTED' || status === 'FAILED')
    return { code: options.code ?? 'no_margin', closed_at: options.closedAt ?? createdAt }
  return { closed_at: options.closedAt ?? null }
}

const workerOf = (options: ConsultOptions): Worker => ({
  consultEligible: true,
  employerName: 'Comércio de Tecidos Serra Ltda.',
  employerDocumentNumber: '99100101',
  registrationNumber: '000123',
  workerCategoryCode: '101',
  admissionDate: addMonths(dayInSaoPaulo(now()), -(options.admissionMonths ?? 36)) as Day,
  terminationDate: null,
  marginBaseCents: cents(Math.ceil(((options.marginCents ?? 350_00) * 100) / 35)),
  ...options.worker,
})
