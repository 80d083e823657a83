import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import {
  S3_TEST_BUCKET,
  S3_TEST_KEYS,
  type S3Server,
  startS3Server,
} from '#tests/support/servers/s3-server.ts'

let store: S3Server
let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  store = await startS3Server()
  Object.assign(process.env, {
    DOCUMENT_STORAGE: 's3',
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: S3_TEST_BUCKET,
    S3_ACCESS_KEY_ID: S3_TEST_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_TEST_KEYS.secretAccessKey,
  })
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})
afterAll(async () => {
  await harness?.stop()
  await store.stop()
})

const PHOTO = Buffer.concat([
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  randomBytes(200_000),
  Buffer.from('ffd9', 'hex'),
])

const upload = (id: string, headers: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('type', 'selfie')
  form.set('file', new Blob([PHOTO]), 'selfie.jpg')
  return harness.api(`/fgts/proposal/${id}/document`, { raw: form, headers })
}

const documentsOf = async (id: string) =>
  harness.database
    .owner`select storage_key from proposal_documents where proposal_id = ${id} and type = 'selfie'`

test('stores an upload encrypted under its digest, and returns it byte by byte', async () => {
  const { id } = await proposals.create()
  const { status, body } = await upload(id)
  expect(status).toBe(201)
  const [row] = await documentsOf(id)
  expect(row?.storage_key).toBe(`${proposals.organizationId}/${id}/${body.sha256}`)
  const stored = store.objects.get(`${S3_TEST_BUCKET}/${row?.storage_key}`)
  expect(stored?.length).toBeGreaterThan(PHOTO.length)
  expect(stored?.includes(PHOTO.subarray(100, 132))).toBe(false)
  const file = await fetch(`${harness.origin}/api/fgts/proposal/${id}/document/${body.key}`, {
    headers: { authorization: `Bearer ${await harness.token()}` },
  })
  expect(Buffer.from(await file.arrayBuffer()).equals(PHOTO)).toBe(true)
})

test('issues the contract to the bucket and signs it from there', async () => {
  const { id } = await proposals.create()
  await proposals.bring(id, 'formalization')
  await proposals.sign(id)
  expect((await harness.api(`/fgts/proposal/${id}`)).body.status).toBe('analysis')
})

test('rejects an upload as a temporary failure without a record while the store is down, and accepts a retry', async () => {
  const { id } = await proposals.create()
  const stored = store.objects.size
  await store.down()
  const response = await upload(id, { 'idempotency-key': `upload-${id}` })
  expect([response.status, response.body.code, response.body.retryable]).toEqual([
    503,
    'document_storage_unavailable',
    true,
  ])
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.text).not.toContain('127.0.0.1')
  expect(await documentsOf(id)).toEqual([])
  await store.up()
  expect((await upload(id, { 'idempotency-key': `upload-${id}` })).status).toBe(201)
  expect(store.objects.size).toBe(stored + 1)
})

test('creates no contract and changes no status while the store is down', async () => {
  const { id } = await proposals.create()
  await store.down()
  await expect(proposals.report(id, 'formalization')).rejects.toMatchObject({
    code: 'document_storage_unavailable',
  })
  expect((await harness.api(`/fgts/proposal/${id}`)).body).toMatchObject({
    status: 'generating_ccb',
    documents: [],
  })
  await store.up()
  await proposals.report(id, 'formalization')
  expect((await harness.api(`/fgts/proposal/${id}`)).body.status).toBe('formalization')
})

test('reports an unreadable document as a temporary failure', async () => {
  const { id } = await proposals.create()
  const { body } = await upload(id)
  await proposals.bring(id, 'formalization')
  const token = await proposals.tokenOf(id)
  const borrower = (await harness.api(`/fgts/proposal/${id}`)).body.borrower
  const { identifyCustomer } = await import('#lib/services/formalization/identify-customer.ts')
  const { getContractPdf } = await import('#lib/services/formalization/get-contract-pdf.ts')
  const { proof } = await identifyCustomer(await customer(), {
    token,
    documentNumber: borrower.individualDocumentNumber,
    birthDate: borrower.birthDate,
  })
  await store.down()
  const file = await harness.api(`/fgts/proposal/${id}/document/${body.key}`)
  expect([file.status, file.body.code]).toEqual([503, 'document_storage_unavailable'])
  await expect(getContractPdf(await customer(), { token, proof })).rejects.toMatchObject({
    code: 'document_storage_unavailable',
  })
  await store.up()
})

test('reports within 30 s in health that documents cannot be stored, and that they can again', async () => {
  const healthOf = async () => (await harness.api('/health', { token: null })).body.documents
  expect(await healthOf()).toBe('ok')
  await store.down()
  const requestCount = store.requests.length
  expect(await healthOf()).toBe('ok')
  expect(store.requests).toHaveLength(requestCount)
  await harness.travel(30_000)
  expect(await healthOf()).toBe('unavailable')
  await store.up()
  await harness.travel(30_000)
  expect(await healthOf()).toBe('ok')
})

test('reports keys without the right to delete, which erasures need', async () => {
  const { checkDocumentStorage } = await import('#lib/storage/check-document-storage.ts')
  const requestCount = store.requests.length
  await checkDocumentStorage()
  const methods = store.requests.slice(requestCount).map((request) => request.split(' ')[0])
  expect(methods).toEqual(['PUT', 'GET', 'DELETE'])
  store.forbid('DELETE')
  await expect(checkDocumentStorage()).rejects.toMatchObject({ code: 'document_storage_unavailable' })
  store.forbid()
})
