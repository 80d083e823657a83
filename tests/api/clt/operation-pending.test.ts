import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { PIX_ITEM } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})
afterAll(() => harness?.stop())

const TED_ITEM = { ...PIX_ITEM, type: 'ted_refusal', code: 'ted_refusal' } as const
const DOCUMENT_ITEM = {
  type: 'invalid_document',
  code: 'unreadable_document',
  text: 'Ilegível.',
  documentTypes: ['identification_front'] as string[],
} as const
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  randomBytes(2_000),
  Buffer.from('ffd9', 'hex'),
])
const EMAIL = { transfer_method: 'pix', pix_key: 'nova@example.com', pix_key_type: 'email' }
const ACCOUNT = {
  transfer_method: 'ted',
  bank_code: '001',
  branch_number: '1234',
  account_number: '7654321',
  account_digit: 'x',
  account_type: 'savings_account',
}

const operationOf = async (id: string) => (await harness.api(`/private-consignment/operation/${id}`)).body
const openItems = async (id: string) =>
  (await harness.api(`/private-consignment/operation/${id}/pendency`)).body.data
const pay = (id: string, bank: unknown) =>
  harness.api(`/private-consignment/operation/${id}/pendency/payment-data`, {
    method: 'PATCH',
    body: { bank },
  })
const submitDocuments = (id: string, documents: unknown) =>
  harness.api(`/private-consignment/operation/${id}/pendency/documents`, {
    method: 'PATCH',
    body: { documents },
  })

const upload = (id: string, content: Buffer | null, type: string | null = 'identification_front') => {
  const form = new FormData()
  if (content) form.set('file', new Blob([new Uint8Array(content)]), 'C:\\fotos\\rg <frente>.jpg')
  if (type) form.set('type', type)
  return harness.api(`/private-consignment/operation/${id}/document`, { raw: form })
}

const createPending = async (
  ...pendingItems: (typeof PIX_ITEM | typeof TED_ITEM | typeof DOCUMENT_ITEM)[]
) => {
  const { id } = await operations.create()
  await operations.bring(id, 'analysis')
  await operations.report(id, 'pending', { pendingItems })
  return id
}

const forwardsOf = async (id: string) => {
  const rows = await harness.database.owner`
    select j.payload ->> 'type' as type from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'forward_pending_solution' and j.payload ->> 'proposalId' = ${id} order by 1`
  return rows.map(({ type }) => type)
}

describe('a refused payment', () => {
  test('is listed, solved with another key and reported to the institution, and the operation continues', async () => {
    const id = await createPending(PIX_ITEM)
    expect(await openItems(id)).toMatchObject([{ type: 'pix_refusal', code: 'pix_refusal' }])
    const answer = await pay(id, EMAIL)
    expect(answer).toMatchObject({ status: 200, body: { status: 'processing', pending_items: [] } })
    expect(answer.body.borrower.bank).toEqual({
      transfer_method: 'pix',
      pix_key: 'n***@example.com',
      pix_key_type: 'email',
    })
    expect([await openItems(id), await forwardsOf(id)]).toEqual([[], ['pix_refusal']])
    expect(await pay(id, EMAIL)).toMatchObject({ status: 409, body: { code: 'pending_item_not_found' } })
  })

  test('by PIX can be solved with an account, and by TED with a key', async () => {
    const byPix = await createPending(PIX_ITEM)
    expect((await pay(byPix, ACCOUNT)).body).toMatchObject({
      status: 'processing',
      borrower: {
        bank: {
          transfer_method: 'ted',
          branch_number: '1234',
          account_number: '****321',
          account_digit: 'X',
          account_type: 'savings_account',
        },
      },
    })
    const byTed = await createPending(TED_ITEM)
    expect((await pay(byTed, EMAIL)).body.status).toBe('processing')
    expect(await forwardsOf(byTed)).toEqual(['ted_refusal'])
  })

  test('is not solved by somebody else’s key, an unknown bank or nothing, each reported at its field', async () => {
    const id = await createPending(PIX_ITEM)
    const foreign = { transfer_method: 'pix', pix_key: '52998224725', pix_key_type: 'cpf' }
    expect(await pay(id, foreign)).toMatchObject({
      status: 422,
      body: { code: 'pix_key_not_of_borrower', errors: [{ pointer: '/bank/pix_key' }] },
    })
    expect(await pay(id, { ...foreign, pix_key_type: undefined })).toMatchObject({
      status: 422,
      body: { code: 'pix_key_type_required', errors: [{ pointer: '/bank/pix_key' }] },
    })
    expect(await pay(id, { ...ACCOUNT, bank_code: '999' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_bank', errors: [{ pointer: '/bank/bank_code' }] },
    })
    expect((await pay(id, undefined)).body.errors).toMatchObject([
      { pointer: '/bank', code: 'required' },
      { pointer: '/bank/transfer_method', code: 'required', allowed: ['pix', 'ted'] },
    ])
    expect((await operationOf(id)).status).toBe('pending')
    expect(await forwardsOf(id)).toEqual([])
  })

  test('is solved once, even if the same solution is sent many times at once', async () => {
    const id = await createPending(PIX_ITEM)
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(id, EMAIL)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('next to documents to fix keeps the operation pending until both are solved', async () => {
    const id = await createPending(PIX_ITEM, DOCUMENT_ITEM)
    expect((await pay(id, EMAIL)).body).toMatchObject({
      status: 'pending',
      pending_items: [{ type: 'invalid_document' }],
    })
    const { body } = await upload(id, JPEG)
    const documents = [{ type: 'identification_front', key: body.key }]
    expect((await submitDocuments(id, documents)).body.status).toBe('analysis')
  })
})

describe('documents of an operation', () => {
  test('solve their item only when they belong to this operation', async () => {
    const id = await createPending(DOCUMENT_ITEM)
    const { id: other } = await operations.create()
    const { body } = await upload(other, JPEG)
    const documents = [{ type: 'identification_front', key: body.key }]
    expect((await submitDocuments(id, documents)).body.code).toBe('document_not_found')
    expect((await submitDocuments(id, [])).status).toBe(422)
    expect((await pay(id, EMAIL)).body.code).toBe('pending_item_not_found')
  })

  test('solve their item only when they show what it asks for, whatever type is declared on submission', async () => {
    const id = await createPending(DOCUMENT_ITEM)
    const selfie = await upload(id, JPEG, 'selfie')
    const disguisedSelfie = [{ type: 'identification_front', key: selfie.body.key }]
    expect(await submitDocuments(id, disguisedSelfie)).toMatchObject({
      status: 422,
      body: { code: 'pending_document_missing', types: ['identification_front'] },
    })
    expect((await operationOf(id)).status).toBe('pending')
    expect(await openItems(id)).toHaveLength(1)
    const front = await upload(id, JPEG)
    const fronts = [...disguisedSelfie, { type: 'identification_front', key: front.body.key }]
    expect((await submitDocuments(id, fronts)).body.status).toBe('analysis')
  })

  test('are returned byte by byte as a download, and the reading is recorded', async () => {
    const { id } = await operations.create()
    const answer = await upload(id, JPEG)
    const address = `/api/private-consignment/operation/${id}/document/${answer.body.key}`
    expect([answer.status, answer.headers.get('location')]).toEqual([201, address])
    expect(answer.body).toEqual({
      key: expect.any(String),
      originalFilename: 'rg frente.jpg',
      type: 'identification_front',
      size: JPEG.length,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    })
    const headers = { authorization: `Bearer ${await harness.token()}` }
    const file = await fetch(`${harness.origin}${address}`, { headers })
    expect(Buffer.from(await file.arrayBuffer()).equals(JPEG)).toBe(true)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
    const audit = await harness.database
      .owner`select 1 from audit_entries where subject_id = ${id} and action = 'document.read'`
    expect(audit).toHaveLength(1)
    expect((await operationOf(id)).documents).toMatchObject([
      { key: answer.body.key, original_filename: 'rg frente.jpg', content_type: 'image/jpeg' },
    ])
  })

  test('are named by what fits of an overlong name, without splitting a character', async () => {
    const { id } = await operations.create()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(JPEG)]), `${'x'.repeat(119)}😀.jpg`)
    form.set('type', 'selfie')
    const answer = await harness.api(`/private-consignment/operation/${id}/document`, { raw: form })
    expect([answer.status, answer.body.originalFilename]).toEqual([201, 'x'.repeat(119)])
  })

  test('are not returned without a token or under another operation', async () => {
    const { id } = await operations.create()
    const { id: other } = await operations.create()
    const { key } = (await upload(id, JPEG)).body
    const read = (of: string, token?: null) =>
      harness.api(`/private-consignment/operation/${of}/document/${key}`, { token })
    expect([(await read(id, null)).status, (await read(other)).status, (await read(id)).status]).toEqual([
      401, 404, 200,
    ])
  })

  test('are rejected above 10 MB, but not at exactly 10 MB', async () => {
    const { id } = await operations.create()
    const largest = Buffer.concat([JPEG, Buffer.alloc(10 * 1024 * 1024 - JPEG.length)])
    expect((await upload(id, largest)).status).toBe(201)
    const answer = await upload(id, Buffer.concat([largest, Buffer.alloc(1)]))
    expect(answer).toMatchObject({ status: 413, body: { code: 'document_too_large' } })
  })

  test.each([
    ['a web page named like a photo', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a photo with a page behind it', Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')])],
    ['a photo with a PDF in it', Buffer.concat([JPEG, Buffer.from('%PDF-1.7\n%%EOF')])],
    ['a program', Buffer.from('MZ\u0090\u0000')],
  ])('are rejected if they are %s', async (_name, content) => {
    const { id } = await operations.create()
    expect(await upload(id, content)).toMatchObject({
      status: 415,
      body: { code: 'document_type_not_accepted' },
    })
    expect((await operationOf(id)).documents).toEqual([])
  })

  test('are rejected when missing, empty, without a known type, outside a form, or for an ended operation', async () => {
    const { id } = await operations.create()
    expect((await upload(id, null)).body.code).toBe('document_missing')
    expect((await upload(id, Buffer.alloc(0))).body.code).toBe('document_missing')
    expect((await upload(id, JPEG, 'passport')).body.errors).toMatchObject([
      { pointer: '/type', code: 'invalid_value' },
    ])
    expect((await upload(id, JPEG, null)).body.errors).toMatchObject([{ pointer: '/type', code: 'required' }])
    const noForm = { body: { type: 'selfie' } }
    expect((await harness.api(`/private-consignment/operation/${id}/document`, noForm)).status).toBe(415)
    await harness.api(`/private-consignment/operation/${id}/cancel`, { method: 'POST' })
    expect((await upload(id, JPEG)).body).toMatchObject({ code: 'proposal_ended', currentStatus: 'canceled' })
  })
})

describe('a submission without a list of documents', () => {
  const solve = (id: string, path: string, body: object) =>
    harness.api(`/private-consignment/operation/${id}/pendency/${path}`, { method: 'PATCH', ...body })

  test.each([
    ['presentation', {}],
    ['documents', {}],
    ['documents', { body: {} }],
  ])('uses all documents uploaded since the item was opened (%s, %j)', async (path, body) => {
    const { id } = await operations.create()
    await upload(id, JPEG)
    await operations.bring(id, 'analysis')
    await operations.report(id, 'pending', { pendingItems: [DOCUMENT_ITEM] })
    expect(await solve(id, path, body)).toMatchObject({
      status: 422,
      body: {
        code: 'pending_document_missing',
        types: ['identification_front'],
        detail: expect.stringContaining('identification_front'),
      },
    })
    await upload(id, JPEG)
    expect(await solve(id, path, body)).toMatchObject({ status: 200, body: { status: 'analysis' } })
    expect([await openItems(id), await forwardsOf(id)]).toEqual([[], ['invalid_document']])
  })

  test('reports every missing type, or a default one where the institution named none', async () => {
    const both = { ...DOCUMENT_ITEM, documentTypes: ['identification_front', 'paycheck'] }
    const id = await createPending(both)
    await upload(id, JPEG, 'paycheck')
    expect((await solve(id, 'documents', {})).body.types).toEqual(['identification_front'])
    const unnamed = await createPending({ ...DOCUMENT_ITEM, documentTypes: [] })
    expect((await solve(unnamed, 'documents', {})).body.types).toEqual(['identification_front'])
    await upload(unnamed, JPEG, 'selfie')
    expect((await solve(unnamed, 'documents', {})).status).toBe(200)
  })
})
