import { consentEvidenceText, eventBody } from '#db/encrypted-columns.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { dueByTestClock } from '#tests/support/fixtures/job-time.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const LIMIT = {
  monthMin: 3,
  monthMax: 600,
  installmentsMin: 6,
  installmentsMax: 48,
  valueMinCents: cents(500_00),
  valueMaxCents: cents(20_000_00),
}
const WORKER = {
  consultEligible: true,
  employerName: 'Serra Ltda.',
  employerDocumentNumber: '99020000',
  registrationNumber: '000123',
  workerCategoryCode: '101',
  admissionDate: '2020-02-03' as Day,
  terminationDate: null,
  marginBaseCents: cents(1_000_00),
}

export const at = (context: Context, ms: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + ms),
})

/** Starts the consult services without a worker: jobs stay queued until a test runs them. */
export const startConsultFixture = async () => {
  const harness: Harness = await startHarness({ worker: false })
  const { newId } = await import('#lib/config/ids.ts')
  const { now } = await import('#lib/config/clock.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { createCltConsult } = await import('#lib/services/clt/create-clt-consult.ts')
  const { authorizeCltConsult } = await import('#lib/services/clt/authorize-clt-consult.ts')
  const { sendCltConsult } = await import('#lib/services/clt/send-clt-consult.ts')
  const { moveCltConsult } = await import('#lib/services/clt/parts/move-clt-consult.ts')
  const { owner } = harness.database

  const caller = async (): Promise<Context> => {
    const organizationId = newId()
    await owner`
      insert into organizations (id, name, created_at) values (${organizationId}, 'Casa Boa Vista', ${now()})`
    const actor = {
      kind: 'application',
      id: newId(),
      name: 'Programa',
      clientId: 'programa',
      scopes: ['clt'],
    } as const
    const client = { ip: '198.51.100.9', userAgent: 'programa/1' }
    return { organizationId, actor, now: now(), requestId: 'test', language: 'pt-BR', client }
  }

  const orderOf = (changes: Partial<Parameters<typeof createCltConsult>[1]> = {}) => ({
    documentNumber: nextCpf() as string,
    name: 'Maria Aparecida da Silva',
    gender: 'female' as const,
    birthDate: '1990-03-15' as Day,
    email: 'maria@example.com',
    phone: { countryCode: '55', areaCode: '11', number: '987654321' },
    provider: 'aurora' as string | undefined,
    ...changes,
  })

  const create = (context: Context, changes: Parameters<typeof orderOf>[0] = {}) =>
    createCltConsult(context, orderOf(changes))

  const createAuthorized = async (context: Context, changes: Parameters<typeof orderOf>[0] = {}) => {
    const consult = await create(context, changes)
    await authorizeCltConsult(context, { id: consult.id })
    await sendCltConsult(context, { consultId: consult.id })
    return consult
  }

  /** Consult with a margin of R$ 350.00. */
  const createSucceeded = async (context: Context, changes: Parameters<typeof orderOf>[0] = {}) => {
    const consult = await createAuthorized(context, changes)
    await withTransaction(context, (tx) =>
      moveCltConsult(tx, context, {
        consultId: consult.id,
        from: 'WAITING_CONSULT',
        to: 'SUCCESS',
        facts: {
          worker: WORKER,
          availableMarginCents: cents(350_00),
          admissionMonths: 81,
          simulationLimit: LIMIT,
        },
      }),
    )
    return consult
  }

  return {
    harness,
    owner,
    withTransaction,
    caller,
    orderOf,
    create,
    createAuthorized,
    createSucceeded,
    row: async (id: string) => (await owner`select * from clt_consults where id = ${id}`)[0],
    history: async (id: string) => {
      const rows = await owner`select * from clt_consult_history where consult_id = ${id} order by position`
      return rows.map((row) => row.to_status)
    },
    consents: async (id: string) =>
      plainRows(consentEvidenceText, await owner`select * from clt_consents where consult_id = ${id}`),
    events: async (id: string) => {
      const rows = await owner`select * from events where resource_id = ${id} order by position`
      return plainRows(eventBody, rows).map((row) => JSON.parse(row.body))
    },
    jobs: async (id: string) => {
      const rows = await owner<{ identifier: string; run_at: Date }[]>`
        select t.identifier, j.run_at from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where j.payload ->> 'consultId' = ${id} order by t.identifier`
      return rows.map((row) => ({ ...row, run_at: dueByTestClock(row.run_at) }))
    },
    audits: async (id: string) => {
      const rows = await owner`select action from audit_entries where subject_id = ${id} order by id`
      return rows.map((row) => row.action)
    },
    stop: () => harness.stop(),
  }
}

export type ConsultFixture = Awaited<ReturnType<typeof startConsultFixture>>
