import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { addMonths, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { SimulationLimit, Worker } from '#lib/domain/clt/worker.ts'
import { cents } from '#lib/domain/money.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { nextCpf } from './cpf.ts'
import type { Harness } from './harness.ts'

export type ConsultOptions = {
  status?: ConsultStatus
  marginCents?: number
  documentNumber?: string
  institutionCode?: string
  organizationId?: string
  simulationLimit?: Partial<Record<keyof SimulationLimit, number>>
  admissionMonths?: number
  worker?: Partial<Worker>
  /** Code of a REJECTED or FAILED consult; `no_margin` by default. */
  code?: string
  birthDate?: string
  name?: string
  createdAt?: Date
  expiresAt?: Date | null
  closedAt?: Date | null
}

export type SimulationOptions = {
  consultId?: string
  /** Slug of a configuration of the consult's institution; its default one if omitted. */
  configSlug?: string
  numberOfInstallments?: number
  installmentCents?: number
  netCents?: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Value limits that never apply. */
const OPEN_LIMIT = {
  monthMin: 3,
  monthMax: 600,
  installmentsMin: 6,
  installmentsMax: 96,
  valueMinCents: 100_00,
  valueMaxCents: 50_000_00,
}

const TERM = { version: 'test-1', text: 'Autorizo a consulta dos meus dados.', sha256: '0'.repeat(64) }

/** Margin consults without an institution: rows as they are after its answer. */
export const cltFixture = async (harness: Harness) => {
  // Imported late, because services read the environment at first use.
  const { systemContext } = await import('#lib/services/context.ts')
  const { createCltSimulation } = await import('#lib/services/clt/create-clt-simulation.ts')
  const { owner } = harness.database
  const organizationId = await harness.demoOrganizationId()

  const context = (at = now(), organization = organizationId) =>
    systemContext(organization, at, { kind: 'system', id: 'test', name: 'Teste' })

  /**
   * Defaults: SUCCESS, margin of R$ 350.00, 36 months since admission, wide limits. Has no `clt_consents`
   * row.
   */
  const consult = (options: ConsultOptions = {}) => insertConsult(owner, { organizationId, ...options })

  const configId = async (slug?: string, institutionCode = 'aurora') => {
    const [row] = await owner`
      select id from price_tables
      where organization_id = ${organizationId} and product = 'clt' and institution_code = ${institutionCode}
        and ${slug === undefined ? owner`active and is_default` : owner`key = ${slug}`}`
    if (!row) throw new Error(`no configuration ${slug ?? 'by default'} at ${institutionCode}`)
    return String(row.id)
  }

  /** Stored simulation, by default on a new consult with the largest instalment within its margin. */
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
