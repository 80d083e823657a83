import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { operationBody, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { digitsWithAnythingBetween, tracesIn } from './traces.ts'

const CPF = makeCpf({ seed: 731_946, digits79: '100' })
const [ONE, TWO, THREE, FOUR] = [CPF.slice(0, 3), CPF.slice(3, 6), CPF.slice(6, 9), CPF.slice(9)]
/** Formats of a CPF: as stored, as people write it, with spaces, in JSON, and in a URL. */
const FORMATS = [
  CPF,
  `${ONE}.${TWO}.${THREE}-${FOUR}`,
  `${ONE} ${TWO} ${THREE} ${FOUR}`,
  JSON.stringify({ cpf: CPF }),
  `cpf=${ONE}%2E${TWO}%2E${THREE}%2D${FOUR}`,
]
/**
 * Formats of a name: as written, in capitals, as searches compare it, in JSON (also escaped), and in a URL.
 */
const NAMES = [
  'Quitéria Zanetti',
  'QUITÉRIA ZANETTI',
  'quiteria',
  JSON.stringify({ name: 'Quitéria Zanetti' }),
  String.raw`{"name":"Quit\u00e9ria Zanetti"}`,
  `name=${encodeURIComponent('Quitéria Zanetti')}`,
  'Quitéria'.normalize('NFD'),
]
const SOUGHT = {
  cpf: digitsWithAnythingBetween(CPF),
  name: /Quit(?:e\u0301?|é|%C3%A9|\\u00e9)ria/i,
  email: /zanetti\.q/i,
  phone: /98765-?0731/,
  account: /7319460/,
  mother: /Hermengarda/i,
}

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
  await leaveTraces()
})
afterAll(() => harness?.stop())

/** Takes one customer through both products and through everything that writes customer data. */
const leaveTraces = async () => {
  const receiver = await harness.receiver()
  const headers = { location: `/done?${FORMATS.at(-1)}&cpf=${CPF}`, 'x-request-id': `${FORMATS[1]}` }
  receiver.behave((response) => response.writeHead(200, headers).end([...FORMATS, ...NAMES].join('\n')))
  for (const kind of ['balance', 'proposal', 'private-consignment/consult', 'private-consignment/operation'])
    await harness.api(`/user/webhook/${kind}`, { body: { url: receiver.url } })
  const operations = await operationFixture(harness)
  await fgts(operations)
  await clt(operations)
  await eventually('every delivery', async () => {
    const [row] = await harness.database.owner`select count(*)::int as waiting from webhook_queue`
    return row?.waiting === 0
  })
}

type Operations = Awaited<ReturnType<typeof operationFixture>>

const untilStatus = (path: string, status: string) =>
  eventually(`${status} of ${path}`, async () => (await harness.api(path)).body.status === status)

const fgts = async (operations: Operations) => {
  await harness.api('/fgts/balance', { body: { documentNumber: CPF, provider: 'aurora' } })
  const { simulation } = await proposalFixture(harness)
  const { id: simulationId } = await simulation({ documentNumber: CPF })
  const body = {
    ...proposalBody(simulationId, CPF),
    name: 'Quitéria Zanetti',
    email: 'zanetti.q@example.com',
    phone: '987650731',
    motherName: 'Hermengarda Zanetti',
    payment: { type: 'pix', data: { pix: CPF } },
  }
  const headers = { 'idempotency-key': 'one-proposal' }
  const answer = await harness.api('/fgts/proposal', { body, headers })
  expect(answer.status, answer.text).toBe(201)
  const id = String(answer.body.id)
  await untilStatus(`/fgts/proposal/${id}`, 'formalization')
  await uploadBatch(`/fgts/proposal/${id}/document`)
  await revealWithNote(id)
  await operations.sign(id)
  await untilStatus(`/fgts/proposal/${id}`, 'paid')
}

/** Documents whose content and names show the customer. */
const DOCUMENTS = [
  { type: 'selfie', file: 'jpg', start: Buffer.from('ffd8ffe000104a464946', 'hex'), end: 'ffd9' },
  {
    type: 'identification_front',
    file: 'png',
    start: Buffer.from('89504e470d0a1a0a', 'hex'),
    end: '49454e44ae426082',
  },
  {
    type: 'paycheck',
    file: 'pdf',
    start: Buffer.from('%PDF-1.7\n'),
    end: Buffer.from('\n%%EOF\n').toString('hex'),
  },
]

const uploadBatch = async (path: string) => {
  const uploads = DOCUMENTS.map(async ({ type, file, start, end }) => {
    const form = new FormData()
    form.set('type', type)
    const content = Buffer.concat([start, Buffer.from(FORMATS.join('\n')), Buffer.from(end, 'hex')])
    form.set('file', new Blob([content]), `${FORMATS[1]} Quitéria.${file}`)
    const { status, text } = await harness.api(path, { raw: form })
    expect(status, text).toBe(201)
  })
  await Promise.all(uploads)
}

const revealWithNote = async (subjectId: string) => {
  const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
  const { officeFixture } = await import('#tests/support/fixtures/office-fixture.ts')
  const manager = await (await officeFixture()).manager(await harness.demoOrganizationId())
  const why = { reason: 'other', note: `${FORMATS.join(' ')} Quitéria` } as const
  await revealPersonalData(manager.context(), {
    ...{ subjectType: 'proposal', subjectId, fields: ['email'], why },
  })
}

const clt = async (operations: Operations) => {
  const { body: consult } = await harness.api('/private-consignment/consult', {
    headers: { 'idempotency-key': 'one-consult' },
    body: {
      ...consultBody(),
      borrowerDocumentNumber: FORMATS[1],
      signerName: 'Quitéria Zanetti',
      signerEmail: 'zanetti.q@example.com',
      signerPhone: { phoneNumber: '987650731', countryCode: '55', areaCode: '11' },
    },
  })
  const authorized = await harness.api(`/private-consignment/consult/${consult.id}/authorize`, {
    method: 'POST',
    body: { channel: 'app' },
  })
  expect(authorized.status, authorized.text).toBe(200)
  await untilStatus(`/private-consignment/consult/${consult.id}`, 'SUCCESS')
  const simulation = await operations.simulation({ consultId: String(consult.id) })
  const bank = {
    transfer_method: 'ted',
    bank_code: '001',
    branch_number: '1234',
    account_number: '7319460',
    account_digit: '1',
  }
  const body = operationBody(simulation.id, CPF, {
    name: 'Quitéria Zanetti',
    email: 'zanetti.q@example.com',
    mother_name: 'Hermengarda Zanetti',
    bank,
  })
  const answer = await harness.api('/private-consignment/operation', { body })
  expect(answer.status, answer.text).toBe(201)
  const id = String(answer.body.id)
  await untilStatus(`/private-consignment/operation/${id}`, 'formalization')
  await uploadBatch(`/private-consignment/operation/${id}/document`)
  await operations.sign(id)
  await untilStatus(`/private-consignment/operation/${id}`, 'paid')
}

test('finds a CPF and a name in any notation', () => {
  for (const format of FORMATS) expect(format).toMatch(SOUGHT.cpf)
  for (const format of NAMES) expect(format).toMatch(SOUGHT.name)
})

test('finds a customer in plain text in no column of the database', async () => {
  expect(await tracesIn(harness.database.owner, SOUGHT)).toEqual({})
})

test('finds a customer in plain text in no file', async () => {
  const folder = String(process.env.DATA_DIR)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  expect(paths.length).toBeGreaterThanOrEqual(2 * DOCUMENTS.length + 2)
  expect(await revealing(paths)).toEqual([])
})

/** Returns the files that contain the CPF or the name in one of the formats, or any readable PDF. */
const revealing = async (paths: readonly string[]) => {
  const readable: string[] = []
  for (const path of paths) {
    const text = (await readFile(path)).toString('utf8')
    if ([...FORMATS, ...NAMES, '%PDF'].some((format) => text.includes(format))) readable.push(path)
  }
  return readable
}

test('finds a customer in plain text in no table and no document of a backup', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'origination-backup-'))
  const folder = join(parent, 'copy')
  const env = { ...process.env, DATABASE_URL: harness.database.url, TRYING_OUT: '1', EMBEDDED: '0' }
  try {
    await promisify(execFile)(process.execPath, ['scripts/backup.mjs', '--to', folder], { env })
    const found: Record<string, string[]> = {}
    for (const name of await readdir(join(folder, 'tables'))) {
      const text = gunzipSync(await readFile(join(folder, 'tables', name))).toString('utf8')
      const kinds = Object.entries(SOUGHT).filter(([, pattern]) => pattern.test(text))
      const table = name.replace(/\.gz$/, '').split('.').at(-1) ?? name
      if (kinds.length > 0) found[table] = kinds.map(([kind]) => kind)
    }
    expect(found).toEqual({})
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const others = files.filter((file) => file.isFile() && !file.name.endsWith('.gz'))
    expect(others.length).toBeGreaterThanOrEqual(2 * DOCUMENTS.length + 2)
    expect(await revealing(others.map((file) => join(file.parentPath, file.name)))).toEqual([])
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
})

test('would find a customer in any format in a column or a file', async () => {
  const { owner } = harness.database
  const path = join(String(process.env.DATA_DIR), 'plain')
  for (const format of [...FORMATS, ...NAMES, '%PDF-1.7']) {
    await writeFile(path, `before ${format} after`)
    expect(await revealing([path]), format).toEqual([path])
  }
  await rm(path)
  for (const format of FORMATS) {
    await owner`update proposals set external_reference = ${`before ${format} after`}`
    expect(await tracesIn(owner, SOUGHT), format).toMatchObject({ 'proposals.external_reference': ['cpf'] })
  }
  for (const format of NAMES) {
    await owner`update proposals set external_reference = ${`before ${format} after`}`
    expect(await tracesIn(owner, SOUGHT), format).toMatchObject({ 'proposals.external_reference': ['name'] })
  }
  await owner`update proposal_name_words set word = 'quiteria' where (proposal_id, word) in
    (select proposal_id, min(word) from proposal_name_words group by proposal_id)`
  expect(await tracesIn(owner, SOUGHT)).toMatchObject({ 'proposal_name_words.word': ['name'] })
  await owner`update fgts_balance_queries set document_number = ${CPF}`
  const traces = await tracesIn(owner, SOUGHT)
  expect(traces).toMatchObject({ 'fgts_balance_queries.document_number': ['cpf'] })
  expect(traces).toMatchObject({ 'sales_inquiries.customer': ['cpf'] })
})
