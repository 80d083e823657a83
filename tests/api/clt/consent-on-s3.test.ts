import { afterAll, beforeAll, expect, test } from 'vitest'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import {
  refuse,
  S3_TEST_BUCKET,
  S3_TEST_KEYS,
  type S3Server,
  startS3Server,
} from '#tests/support/servers/s3-server.ts'

let store: S3Server
let harness: Harness

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
})
afterAll(async () => {
  await harness?.stop()
  await store.stop()
})

const createConsult = async () => {
  const body = consultBody()
  const answer = await harness.api('/private-consignment/consult', { body })
  expect(answer.status, answer.text).toBe(201)
  return { id: String(answer.body.id), token: String(answer.body.consentLink).split('/').at(-1) ?? '', body }
}

const authorize = ({ id }: { id: string }) =>
  harness.api(`/private-consignment/consult/${id}/authorize`, { method: 'POST' })

const acceptOnPage = async ({ id, token, body }: Awaited<ReturnType<typeof createConsult>>) => {
  const { identifyCltSigner } = await import('#lib/services/clt/identify-clt-signer.ts')
  const { acceptCltConsent } = await import('#lib/services/clt/accept-clt-consent.ts')
  const [row] = await harness.database.owner`select term_sha256 from clt_consults where id = ${id}`
  const identity = { documentNumber: body.borrowerDocumentNumber, birthDate: body.birthDate as never }
  const { proof } = await identifyCltSigner(await customer(), { token, ...identity })
  const acceptedTextSha256 = String(row?.term_sha256)
  await acceptCltConsent(await customer(), { token, proof, acceptedTextSha256 })
}

test.each([
  ['declared by an application', authorize],
  ['given on the page', acceptOnPage],
])(
  'a consent %s holds no lock and no connection while a slow store takes the evidence',
  async (_, consent) => {
    const consult = await createConsult()
    let rows: Promise<unknown> = Promise.resolve('the store was not asked')
    store.fail((_request, response) => {
      // `nowait` succeeds only while no transaction holds a lock on the consult.
      rows = harness.database.owner`select id from clt_consults where id = ${consult.id} for update nowait`
        .catch((error: Error) => error.message)
        .finally(() => refuse(response, { status: 503, code: 'SlowDown' }))
    })
    await consent(consult)
    expect(await rows).toEqual([{ id: consult.id }])
    const [row] = await harness.database
      .owner`select pdf_storage_key, pdf_sha256 from clt_consents where consult_id = ${consult.id}`
    expect(store.objects.has(`${S3_TEST_BUCKET}/${row?.pdf_storage_key}`)).toBe(true)
  },
)

test('leaves the term unchanged while the store is down, so that it can be accepted later', async () => {
  const consult = await createConsult()
  await store.down()
  expect(await authorize(consult)).toMatchObject({
    status: 503,
    body: { code: 'document_storage_unavailable' },
  })
  await store.up()
  expect(await authorize(consult)).toMatchObject({ status: 200, body: { status: 'CONSENT_APPROVED' } })
})
