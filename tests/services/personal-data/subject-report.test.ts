import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type PlantedCustomer, plantedCustomer } from './planted-customer.ts'

let harness: Harness
let planted: PlantedCustomer
let folder: string
beforeAll(async () => {
  harness = await startHarness()
  planted = await plantedCustomer(harness)
  folder = await mkdtemp(join(tmpdir(), 'subject-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await harness.stop()
})

test('contains everything of one customer and nobody else in an unshared file, and is audited without the CPF', async () => {
  const other = await planted.proposals.create()
  const out = join(folder, 'report.json')
  const line = [
    'subject',
    'report',
    planted.documentNumber,
    '--out',
    out,
    '--organization',
    'Demo',
    '--reason',
    'court_order',
  ]
  expect(await operatorOf(harness.database)(line)).toMatchObject({ code: 0, err: '' })
  expect((await stat(out)).mode & 0o077).toBe(0)
  const text = await readFile(out, 'utf8')
  const { records, sharedWith, audit, retention } = JSON.parse(text)
  const sizes = Object.entries<unknown[]>(records).map(([table, rows]) => [table, rows.length])
  expect(Object.fromEntries(sizes)).toMatchObject({
    ...{ proposals: 3, clt_consults: 3, fgts_balance_queries: 3, fgts_simulations: 3, clt_simulations: 2 },
    ...{ clt_consents: 2, proposal_signatures: 1, signature_codes: 1, proofs_of_life: 1, payouts: 1 },
  })
  expect(
    records.proposal_documents.some(({ sha256 }: { sha256: string }) => /^[0-9a-f]{64}$/.test(sha256)),
  ).toBe(true)
  expect(records.clt_consents[0].evidence).toBeTypeOf('object')
  expect(sharedWith.institutions.length).toBeGreaterThan(3)
  expect(sharedWith.programs.some((program: { endpointUrl: string | null }) => program.endpointUrl)).toBe(
    true,
  )
  expect(audit.length).toBeGreaterThan(5)
  expect(retention.keptUnderDuty.map(({ kind }: { kind: string }) => kind)).toContain('loan')
  for (const own of [planted.name, planted.email, planted.account]) expect(text).toContain(own)
  expect(text).not.toContain(other.documentNumber)
  const [row] = await harness.database.owner`
    select actor_name, subject_id, details from audit_entries where action = 'subject.report'`
  expect(row).toMatchObject({
    actor_name: 'linha de comando',
    details: { reason: 'court_order', format: 'json' },
  })
  expect(row?.subject_id).not.toContain(planted.documentNumber)
})

test('is refused to an operator without a reason', async () => {
  const line = ['subject', 'report', planted.documentNumber, '--organization', 'Demo']
  for (const more of [[], ['--reason', 'curiosity']])
    expect(await operatorOf(harness.database)([...line, ...more])).toMatchObject({ code: 1, out: '' })
})

test('is written as a PDF with the same rows, in the customer’s language', async () => {
  const out = join(folder, 'report.pdf')
  const line = [
    'subject',
    'report',
    planted.documentNumber,
    '--out',
    out,
    '--organization',
    'Demo',
    '--reason',
    'court_order',
  ]
  expect(await operatorOf(harness.database)(line)).toMatchObject({ code: 0, err: '' })
  // Justified text is drawn without spaces.
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  const text = squeezed(pdfPages(await readFile(out)).join(''))
  const { name, motherName, email, account, street } = planted
  const titles = ['PROPOSTAS (3)', 'TERMOS E CONSULTAS DE MARGEM (CLT) (3)', 'GUARDADO POR DEVER LEGAL']
  for (const part of [name, motherName, email, account, street, ...titles, 'Código Civil art. 205'])
    expect(text).toContain(squeezed(part))
  expect(text).not.toMatch(/undefined|\[object|NaN|\d{4}-\d\d-\d\dT/)
})

test('contains nothing for a CPF without work', async () => {
  const { out, code } = await operatorOf(harness.database)([
    ...['subject', 'report', '11144477735', '--organization', 'Demo', '--reason', 'subject_request'],
  ])
  const { records } = JSON.parse(out)
  expect([code, Object.values<unknown[]>(records).flat()]).toEqual([0, []])
})
