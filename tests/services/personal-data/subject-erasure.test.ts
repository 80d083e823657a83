import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formsOfCpf } from '#db/customer-cpf.ts'
import { now } from '#lib/config/clock.ts'
import type { Cpf } from '#lib/domain/documents/cpf.ts'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { countTraces, type PlantedCustomer, plantedCustomer } from './planted-customer.ts'

const YEAR_MS = 366 * 86_400_000

let harness: Harness
let planted: PlantedCustomer
let organizationId: string
beforeAll(async () => {
  harness = await startHarness()
  planted = await plantedCustomer(harness)
  organizationId = planted.proposals.organizationId
})
afterAll(() => harness.stop())

/**
 * Columns that may still contain customer data after an erasure, because a loan, a refused proposal or the
 * proof of a consent must be kept. No other column may contain customer data.
 */
const UNDER_DUTY = [
  'clt_consents.evidence',
  'clt_consult_name_words.word',
  'clt_consults.email',
  'clt_consults.encrypted_document_number',
  'clt_consults.name',
  'clt_consults.phone',
  'clt_simulations.encrypted_document_number',
  'events.body',
  'fgts_balance_queries.encrypted_document_number',
  'fgts_simulations.encrypted_document_number',
  'institution_events.body',
  'proofs_of_life.evidence',
  'proposal_documents.original_filename',
  'proposal_name_words.word',
  'proposals.borrower',
  'proposals.client_name',
  'proposals.encrypted_document_number',
  'proposals.external_reference',
  'proposals.payment',
  'sandbox_cases.document_number',
  'sandbox_cases.state',
]

const isPlanted = () => isCpf(harness.database.owner, { ...planted, organizationId })

/**
 * Counts the customer's inquiries in the sales figures, which contain neither CPF nor row ids of a customer.
 */
const countInquiries = async () => {
  const { owner } = harness.database
  const forms = formsOfCpf({ ...planted, organizationId })
  const rows = await owner`
    select 1 from sales_inquiries where customer in (select sales_customer(form) from unnest(${forms}::text[]) as form)`
  return rows.length
}

const rowsOf = async (table: string) => {
  const { owner } = harness.database
  const rows = await owner`select id from ${owner(table)} where ${isPlanted()}`
  return rows.map(({ id }) => String(id)).sort()
}

const operator = async (at = now()) => {
  const { systemContext } = await import('#lib/services/context.ts')
  return systemContext(organizationId, at, { kind: 'system', id: 'admin', name: 'linha de comando' })
}

const erase = async (at?: Date) => {
  const { eraseSubject } = await import('#lib/services/personal-data/erase-subject.ts')
  return eraseSubject(await operator(at), {
    documentNumber: planted.documentNumber as Cpf,
    reason: 'subject_request',
  })
}

const storedFiles = async () => {
  const { owner } = harness.database
  return owner`
    select storage_key as key from proposal_documents where proposal_id in
      (select id from proposals where ${isPlanted()})
    union all select pdf_storage_key from clt_consents where consult_id in
      (select id from clt_consults where ${isPlanted()})`
}

const readable = async (keys: readonly string[]) => {
  const { documentStorage } = await import('#lib/storage/stored-documents.ts')
  const results = await Promise.allSettled(keys.map((key) => documentStorage().read(key)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe('an erasure requested by a customer', () => {
  test('finds the customer only in known columns, and in no name of the audit or a history', async () => {
    const places = Object.keys(await countTraces(harness, planted)).sort()
    expect(places).toEqual(UNDER_DUTY)
    expect(await countInquiries()).toBeGreaterThan(0)
    const [row] = await harness.database.owner`
      select actor_name from audit_entries where actor_kind = 'customer' and subject_id = ${planted.paidId} limit 1`
    expect(row).toEqual({ actor_name: 'cliente' })
  })

  test('erases at once what became no contract, keeps contracts, refusals and the proof of a consent, and states until when', async () => {
    const { counts, retained: kept } = await erase()
    expect(counts).toEqual({ deleted: 3, anonymized: 1, kept: 5 })
    expect(kept.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      [
        `loan ${planted.paidId}`,
        `refused_proposal ${planted.canceledId}`,
        `refused_documents ${planted.canceledId}`,
        `refused_proposal ${planted.operationId}`,
        `consent ${planted.unusedConsultId}`,
        `running ${planted.waitingConsultId}`,
      ].sort(),
    )
    expect(kept.every(({ kind, until }) => (kind === 'running') === (until === null))).toBe(true)
    expect(await rowsOf('fgts_simulations')).not.toContain(planted.simulationId)
    expect([
      (await rowsOf('fgts_simulations')).length,
      (await rowsOf('fgts_balance_queries')).length,
    ]).toEqual([2, 2])
    expect((await rowsOf('clt_simulations')).length).toBe(1)
  })

  test('keeps only the proof of a consent without a contract: no contact, no employment', async () => {
    const [row] = await harness.database.owner`
      select email, phone ->> 'number' as number, worker ->> 'employerName' as employer
      from clt_consults where id = ${planted.unusedConsultId}`
    expect(row).toEqual({ email: '', number: '000000000', employer: null })
  })

  test('changes nothing when repeated', async () => {
    const before = await countTraces(harness, planted)
    expect((await erase()).counts).toEqual({ deleted: 0, anonymized: 0, kept: 5 })
    expect(await countTraces(harness, planted)).toEqual(before)
  })

  test('affects nobody with the same CPF in another organization', async () => {
    const { eraseSubject } = await import('#lib/services/personal-data/erase-subject.ts')
    const { accessFixture } = await import('#tests/support/fixtures/access-fixture.ts')
    const access = await accessFixture()
    const other = access.context(await access.organization())
    const before = await countTraces(harness, planted)
    const subject = { documentNumber: planted.documentNumber as Cpf, reason: 'subject_request' } as const
    const { counts } = await eraseSubject(other, subject)
    expect(counts).toEqual({ deleted: 0, anonymized: 0, kept: 0 })
    expect(await countTraces(harness, planted)).toEqual(before)
  })
})

describe('an immutable row', () => {
  test('is deleted only by a real erasure, not by a session that merely claims one', async () => {
    const { owner } = harness.database
    const attempt = (statement: string) =>
      owner.begin(async (tx) => {
        await tx`select set_config('app.organization_id', ${organizationId}, true), set_config('app.erasing', 'on', true)`
        await tx`set local role origination_app`
        await tx.unsafe(statement)
      })
    for (const table of ['fgts_simulations', 'proposal_signatures', 'clt_consents', 'timeline_events'])
      await expect(attempt(`delete from ${table}`), table).rejects.toMatchObject({ code: '42501' })
    await expect(owner`delete from fgts_simulations`).rejects.toThrow('written once')
  })

  test('keeps the customer of a proposal that is not over, whatever a plan says', async () => {
    const { id } = await planted.proposals.create()
    const plan = { nameless: { proposals: [id] } }
    const call = harness.database.owner.begin(async (tx) => {
      await tx`select set_config('app.organization_id', ${organizationId}, true)`
      await tx`select * from erase_customer(${JSON.stringify(plan)}::text::jsonb, '{}')`
    })
    await expect(call).rejects.toThrow('not over')
  })
})

describe('an expired retention', () => {
  const end = async (at: Date) => {
    const { endRetentions } = await import('#lib/services/personal-data/end-retentions.ts')
    return endRetentions(at)
  }

  test('deletes uploads of a refusal after 180 days, its rest after 5 years, and a contract after 10', async () => {
    const { expireCltConsult } = await import('#lib/services/clt/expire-clt-consult.ts')
    const { systemContext } = await import('#lib/services/context.ts')
    const system = { kind: 'system', id: 'test', name: 'Teste' } as const
    const late = new Date(now().getTime() + 9 * 86_400_000)
    await expireCltConsult(systemContext(organizationId, late, system), {
      consultId: planted.waitingConsultId,
    })
    const files = (await storedFiles()).map(({ key }) => String(key))
    const remainingRecords = async () => [await rowsOf('proposals'), (await rowsOf('clt_consults')).length]
    await end(new Date(now().getTime() + 181 * 86_400_000))
    expect(await remainingRecords()).toEqual([
      [planted.paidId, planted.canceledId, planted.operationId].sort(),
      2,
    ])
    expect((await storedFiles()).length).toBe(files.length - 1)
    // A customer with nothing but kept rows is not visited every night for years.
    expect((await end(new Date(now().getTime() + 182 * 86_400_000))).customers).toBe(0)
    await end(new Date(now().getTime() + 6 * YEAR_MS))
    expect(await remainingRecords()).toEqual([[planted.paidId], 0])
    expect((await end(new Date(now().getTime() + 6 * YEAR_MS + 86_400_000))).customers).toBe(0)
    await end(new Date(now().getTime() + 13 * YEAR_MS))
    expect(await remainingRecords()).toEqual([[], 0])
    expect(await countTraces(harness, planted)).toEqual({})
    expect(await countInquiries()).toBe(0)
    const codes = await harness.database
      .owner`select 1 from signature_codes where proposal_id = ${planted.paidId}`
    expect(codes).toEqual([])
    const { eventually } = await import('#tests/support/checks/eventually.ts')
    await eventually('the files to go', async () => (await readable(files)) === 0)
  })

  test('keeps rows and figures, and the whole audit', async () => {
    const { owner } = harness.database
    const rows =
      await owner`select document_number, client_name, issue_cents from proposals where id = ${planted.paidId}`
    expect(rows[0]).toMatchObject({ client_name: 'Dados eliminados' })
    expect(rows[0]?.document_number).toMatch(/^-\d{10}$/)
    expect(Number(rows[0]?.issue_cents)).toBeGreaterThan(0)
    const { examineAudit } = await import('#lib/services/audit/parts/examine-audit.ts')
    expect((await examineAudit(organizationId)).broken).toBeNull()
  })

  test('leaves pages and lists readable', async () => {
    const { getProposal } = await import('#lib/services/proposals/get-proposal.ts')
    expect(await getProposal(await operator(), { id: planted.paidId })).toMatchObject({
      clientName: 'Dados eliminados',
    })
    const answer = await harness.api(`/fgts/proposal/${planted.paidId}`)
    expect(answer.status).toBe(200)
    expect((await harness.api('/fgts/proposal?limit=100')).status).toBe(200)
  })
})

describe('the command line', () => {
  test('first previews an erasure, and erases with --confirm', async () => {
    const admin = operatorOf(harness.database)
    const { documentNumber } = await planted.proposals.create()
    const dryRun = await admin(['subject', 'erase', documentNumber, '--organization', 'Demo'])
    expect([dryRun.code, dryRun.err]).toEqual([0, ''])
    expect(dryRun.out).toContain('would be deleted: 0')
    expect(dryRun.out).toContain('add --confirm')
    const { simulation } = planted.proposals
    const { documentNumber: lone } = await simulation()
    const result = await admin([
      'subject',
      'erase',
      lone,
      '--confirm',
      '--reason',
      'subject_request',
      '--organization',
      'Demo',
    ])
    expect(result.out).toContain('records deleted: 2')
    expect((await admin(['subject', 'erase', '11111111111', '--organization', 'Demo'])).code).toBe(1)
  })
})
