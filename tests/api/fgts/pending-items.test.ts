import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PIX_ITEM, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  randomBytes(2_000),
  Buffer.from('ffd9', 'hex'),
])
const DOCUMENT_ITEM = {
  type: 'invalid_document',
  code: 'unreadable_document',
  text: 'Ilegível.',
  documentTypes: ['identification_front'],
} as const
const TED_ITEM = {
  type: 'ted_refusal',
  code: 'ted_refusal',
  text: 'Conta encerrada.',
  documentTypes: [],
} as const

const solve = (id: string, type: string, data: unknown) =>
  harness.api(`/fgts/proposal/${id}/solvePendency`, { body: { type, data } })

const upload = (
  id: string,
  content: Buffer | null,
  fields: Record<string, string> = { type: 'identification_front' },
) => {
  const form = new FormData()
  if (content) form.set('file', new Blob([new Uint8Array(content)]), 'C:\\fotos\\rg <frente>.jpg')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return harness.api(`/fgts/proposal/${id}/document`, { raw: form })
}

const createPending = async (
  ...pendingItems: { type: 'pix_refusal' | 'ted_refusal' | 'invalid_document' }[]
) => {
  const { id } = await proposals.create()
  await proposals.bring(id, 'analysis')
  await proposals.report(id, 'pending', { pendingItems: pendingItems as never })
  return id
}

describe('pending items', () => {
  test('are listed and solved with another key, and the proposal moves to processing', async () => {
    const id = await createPending(PIX_ITEM)
    const response = await harness.api(`/fgts/proposal/${id}/pendency`)
    expect(response.body.data).toMatchObject([{ type: 'pix_refusal', code: 'pix_refusal' }])
    const answer = await solve(id, 'pix_refusal', { pix: 'nova@example.com' })
    expect(answer).toMatchObject({ status: 200, body: { status: 'processing', pendingItems: [] } })
    expect(answer.body.payment).toEqual({
      type: 'pix',
      data: { pix: 'n***@example.com', pixKeyType: 'email' },
    })
    expect((await harness.api(`/fgts/proposal/${id}/pendency`)).body.data).toEqual([])
    expect(await solve(id, 'pix_refusal', { pix: 'nova@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'pending_item_not_found' },
    })
  })

  test('of a transfer are solved with another account', async () => {
    const id = await createPending(TED_ITEM)
    const account = {
      bankId: '001',
      bankAccountNumber: '7654321',
      bankAccountBranch: '1234',
      bankAccountDigit: 'x',
      bankAccountType: 'savings_account',
    }
    const answer = await solve(id, 'ted_refusal', account)
    expect(answer.body.payment.data).toMatchObject({
      agency: '1234',
      account: '****321',
      digit: 'X',
      accountType: 'savings_account',
    })
  })

  test("reject somebody else's key, an unknown bank, an invalid key, and another type than the open one", async () => {
    const id = await createPending(PIX_ITEM)
    expect(await solve(id, 'pix_refusal', { pix: '529.982.247-25' })).toMatchObject({
      status: 422,
      body: { code: 'pix_key_not_of_borrower' },
    })
    expect((await solve(id, 'pix_refusal', { pix: 'x' })).body.errors).toMatchObject([
      { pointer: '/data/pix', code: 'invalid_pix_key' },
    ])
    const documents = [{ type: 'selfie', key: '01981f69-0f00-7aaa-8aaa-000000000001' }]
    expect((await solve(id, 'invalid_document', { documents })).body.code).toBe('pending_item_not_found')
    expect((await harness.api(`/fgts/proposal/${id}`)).body.status).toBe('pending')
  })

  test('of two kinds keep the proposal pending until both are solved', async () => {
    const id = await createPending(PIX_ITEM, DOCUMENT_ITEM)
    expect((await solve(id, 'pix_refusal', { pix: 'nova@example.com' })).body).toMatchObject({
      status: 'pending',
      pendingItems: [{ type: 'invalid_document' }],
    })
    const { body } = await upload(id, JPEG)
    const documents = [{ type: 'identification_front', key: body.key }]
    expect((await solve(id, 'invalid_document', { documents })).body.status).toBe('analysis')
  })

  test('record, masked, who redirected the payout, from where and to where', async () => {
    const id = await createPending(PIX_ITEM)
    await solve(id, 'pix_refusal', { pix: 'nova@example.com' })
    const [entry] = await harness.database.owner`
      select actor_kind, details from audit_entries where subject_id = ${id} and action = 'proposal.solve'`
    expect(entry).toMatchObject({
      actor_kind: 'application',
      details: {
        type: 'pix_refusal',
        from: { keyKind: 'cpf', key: expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*\*$/) },
        to: { keyKind: 'email', key: 'n***@example.com' },
      },
    })
  })

  test('are solved once, even if the same solution is sent many times at once', async () => {
    const id = await createPending(PIX_ITEM)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => solve(id, 'pix_refusal', { pix: 'nova@example.com' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('about documents require documents of this proposal', async () => {
    const id = await createPending(DOCUMENT_ITEM)
    const { id: other } = await proposals.create()
    const { body } = await upload(other, JPEG)
    const documents = [{ type: 'identification_front', key: body.key }]
    expect((await solve(id, 'invalid_document', { documents })).body).toMatchObject({
      code: 'document_not_found',
    })
  })
})

describe('documents', () => {
  test('are stored by content and returned byte by byte as a download, and the reading is recorded', async () => {
    const { id } = await proposals.create()
    const answer = await upload(id, JPEG)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body).toMatchObject({
      originalFilename: 'rg frente.jpg',
      type: 'identification_front',
      size: JPEG.length,
    })
    const token = await harness.token()
    const file = await fetch(`${harness.origin}/api/fgts/proposal/${id}/document/${answer.body.key}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Buffer.from(await file.arrayBuffer()).equals(JPEG)).toBe(true)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const audit = await harness.database
      .owner`select 1 from audit_entries where subject_id = ${id} and action = 'document.read'`
    expect(audit).toHaveLength(1)
    expect((await harness.api(`/fgts/proposal/${id}`)).body.documents).toMatchObject([
      { key: answer.body.key },
    ])
  })

  test('are not returned without a token or under another proposal', async () => {
    const { id } = await proposals.create()
    const { id: other } = await proposals.create()
    const { key } = (await upload(id, JPEG)).body
    expect((await harness.api(`/fgts/proposal/${id}/document/${key}`, { token: null })).status).toBe(401)
    expect((await harness.api(`/fgts/proposal/${other}/document/${key}`)).status).toBe(404)
  })

  test('are rejected above 10 MB, but not at exactly 10 MB', async () => {
    const { id } = await proposals.create()
    const largest = Buffer.concat([JPEG, Buffer.alloc(10 * 1024 * 1024 - JPEG.length)])
    expect((await upload(id, largest)).status).toBe(201)
    const answer = await upload(id, Buffer.concat([largest, Buffer.alloc(1)]))
    expect(answer).toMatchObject({ status: 413, body: { code: 'document_too_large' } })
  })

  test.each([
    ['a web page named like a photo', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a photo with a page behind it', Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')])],
    ['a program', Buffer.from('MZ\u0090\u0000')],
  ])('reject %s', async (_name, content) => {
    const { id } = await proposals.create()
    expect(await upload(id, content)).toMatchObject({
      status: 415,
      body: { code: 'document_type_not_accepted' },
    })
  })

  test('reject an upload without a file, without a known type, outside a form, cut off, or for an ended proposal', async () => {
    const { id } = await proposals.create()
    expect((await upload(id, null)).body.code).toBe('document_missing')
    expect((await upload(id, Buffer.alloc(0))).body.code).toBe('document_missing')
    expect((await upload(id, JPEG, { type: 'passport' })).body.errors).toMatchObject([
      { pointer: '/type', code: 'invalid_value' },
    ])
    expect((await upload(id, JPEG, {})).body.errors).toMatchObject([{ pointer: '/type', code: 'required' }])
    expect((await harness.api(`/fgts/proposal/${id}/document`, { body: { type: 'selfie' } })).status).toBe(
      415,
    )
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf a fi'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await harness.api(`/fgts/proposal/${id}/document`, { raw: cut, headers })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
    expect((await upload('01981f69-0f00-7aaa-8aaa-000000000001', JPEG)).status).toBe(404)
    await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH' })
    expect((await upload(id, JPEG)).body).toMatchObject({ code: 'proposal_ended' })
  })
})
