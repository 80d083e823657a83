import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let fixture: CltFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await cltFixture(harness)
})
afterAll(() => harness?.stop())

const LIST = '/private-consignment/consult'
const post = (changes: Record<string, unknown> = {}) =>
  harness.api('/private-consignment/consult', { body: { ...consultBody(), ...changes } })
const createConsult = async (changes: Record<string, unknown> = {}) => String((await post(changes)).body.id)
const authorize = (id: string, call: Parameters<Harness['api']>[1] = { body: {} }) =>
  harness.api(`/private-consignment/consult/${id}/authorize`, { method: 'POST', ...call })
const statusOf = async (id: string) => (await harness.api(`/private-consignment/consult/${id}`)).body.status
const consentsOf = (id: string) => harness.database.owner`select * from clt_consents where consult_id = ${id}`

const tokenOf = async (scopes: Parameters<Awaited<ReturnType<typeof accessFixture>>['application']>[1]) => {
  const access = await accessFixture()
  const { clientId, clientSecret } = await access.application(await access.organization(), scopes)
  const answer = await harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })
  return String(answer.body.access_token)
}

describe('POST /private-consignment/consult', () => {
  test('returns 201 with the four fields, and the consult in Location', async () => {
    const answer = await post()
    expect(answer.status).toBe(201)
    expect(Object.keys(answer.body).sort()).toEqual(['consentLink', 'expiresAt', 'id', 'status'])
    expect(answer.body).toMatchObject({ status: 'WAITING_CONSENT' })
    expect(answer.body.consentLink).toMatch(new RegExp(`^${harness.origin}/consent/[\\w-]+$`))
    const location = String(answer.headers.get('location'))
    expect(location).toBe(`/api/private-consignment/consult/${answer.body.id}`)
    const response = await harness.api(location.replace('/api', ''))
    expect(response.body).toMatchObject({ id: answer.body.id, evidence: null, availableMarginValue: null })
  })

  test('rejects a second term of the CPF with the id of the first, also under twenty parallel calls', async () => {
    const body = consultBody()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => harness.api('/private-consignment/consult', { body })),
    )
    const [winner, ...others] = answers.sort((a, b) => a.status - b.status)
    expect(winner?.status).toBe(201)
    for (const { status, body: problem } of others) {
      expect([status, problem.type, problem.consultId]).toEqual([
        409,
        'consult_already_exists_by_user_and_document_number',
        winner?.body.id,
      ])
    }
  })

  test('reads CPF with or without mask and keeps leading zeros', async () => {
    const id = await createConsult({ borrowerDocumentNumber: '000.000.001-91' })
    const { body } = await harness.api(`/private-consignment/consult/${id}`)
    expect(body.documentNumber).toBe('00000000191')
  })

  test('uses the default institution of the organization when it is missing, null or empty', async () => {
    for (const provider of [undefined, null, ''])
      expect((await post({ provider })).status, String(provider)).toBe(201)
  })

  test('accepts a provider in any case, a country code with a plus, an instant as birth date, and unknown fields', async () => {
    const id = await createConsult({
      provider: 'CARAVELA',
      signerPhone: { phoneNumber: 987654321, countryCode: '+55', areaCode: '011' },
      birthDate: '1990-03-15T00:00:00.000Z',
      webhookUrl: 'https://example.com',
    })
    expect((await harness.api(`/private-consignment/consult/${id}`)).body).toMatchObject({
      provider: 'caravela',
      phoneNumber: '+5511987654321',
      birthDate: '1990-03-15',
    })
  })

  test('reports every invalid field at once', async () => {
    const answer = await post({
      borrowerDocumentNumber: '529.982.247-26',
      gender: 'other',
      birthDate: '1990-02-30',
      signerName: '  ',
      signerEmail: 'maria',
      signerPhone: { phoneNumber: '12345678', countryCode: '1', areaCode: '00' },
    })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/birthDate',
      '/borrowerDocumentNumber',
      '/gender',
      '/signerEmail',
      '/signerName',
      '/signerPhone/areaCode',
      '/signerPhone/countryCode',
      '/signerPhone/phoneNumber',
    ])
  })

  test('rejects a worker under eighteen, and an unknown institution with the existing ones', async () => {
    const young = await post({ birthDate: '2020-01-01' })
    expect([young.status, young.body.code]).toEqual([422, 'age_validation_minimum_age_not_reached'])
    const unknown = await post({ provider: 'nenhuma' })
    expect([unknown.status, unknown.body.code, unknown.body.allowed]).toEqual([
      422,
      'provider_not_supported',
      ['aurora', 'caravela', 'ipe'],
    ])
  })

  test('requires the scope clt; a read-only token reads but creates nothing', async () => {
    const fgts = await tokenOf(['fgts'])
    for (const call of [{ body: consultBody() }, {}])
      expect((await harness.api(LIST, { ...call, token: fgts })).status).toBe(403)
    const reader = await tokenOf(['read'])
    expect((await harness.api(LIST, { token: reader })).status).toBe(200)
    expect((await harness.api(LIST, { token: reader, body: consultBody() })).status).toBe(403)
    expect((await harness.api(LIST, { token: null })).status).toBe(401)
  })
})

describe('POST /private-consignment/consult/{id}/authorize', () => {
  test.each([
    ['nothing', {}],
    ['an empty body of type JSON', { headers: { 'content-type': 'application/json' }, raw: '' }],
    ['an empty object', { body: {} }],
    ['null', { raw: 'null', headers: { 'content-type': 'application/json' } }],
    ['nulls and extras', { body: { acceptedAt: null, channel: null, ip: '', token: 'x' } }],
  ])('accepts with %s as its body', async (_, call) => {
    const id = await createConsult()
    const answer = await authorize(id, call)
    expect([answer.status, answer.body.id, answer.body.status]).toEqual([200, id, 'CONSENT_APPROVED'])
    expect((await consentsOf(id)).length).toBe(1)
  })

  test.each(['with milliseconds', 'without milliseconds', 'with an offset'])(
    'reads the time of acceptance %s',
    async (form) => {
      const id = await createConsult()
      const { now } = await import('#lib/config/clock.ts')
      const iso = now().toISOString()
      const seconds = iso.replace(/\.\d+Z$/, 'Z')
      const local = new Date(Date.parse(iso) - 3 * 3_600_000).toISOString().replace('Z', '-03:00')
      const acceptedAt = { 'with milliseconds': iso, 'without milliseconds': seconds }[form] ?? local
      const answer = await authorize(id, { body: { acceptedAt, channel: 'loja' } })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.evidence).toMatchObject({
        channel: 'loja',
        acceptedAt: form === 'without milliseconds' ? seconds.replace('Z', '.000Z') : iso,
        links: { pdf: `/api/private-consignment/consult/${id}/evidence?format=pdf` },
      })
    },
  )

  test('rejects an invalid time, one in the future and one before the term, and accepts nothing', async () => {
    const id = await createConsult()
    for (const [acceptedAt, code] of [
      ['ontem', 'invalid_instant'],
      ['2026-02-30T10:00:00Z', 'invalid_instant'],
      ['2026-11-21T10:00:00', 'invalid_instant'],
      ['2999-01-01T00:00:00Z', 'consult_acceptance_time_invalid'],
      ['2020-01-01T00:00:00Z', 'consult_acceptance_time_invalid'],
    ]) {
      const answer = await authorize(id, { body: { acceptedAt } })
      expect([answer.status, answer.body.errors]).toMatchObject([422, [{ pointer: '/acceptedAt', code }]])
    }
    expect([await statusOf(id), (await consentsOf(id)).length]).toEqual(['WAITING_CONSENT', 0])
  })

  test('does not let an application claim the channel of the customer page', async () => {
    const id = await createConsult()
    const answer = await authorize(id, { body: { channel: 'customer_page' } })
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/channel'])
    expect(await statusOf(id)).toBe('WAITING_CONSENT')
  })

  test('truncates overlong texts without splitting a character', async () => {
    const id = await createConsult()
    const answer = await authorize(id, {
      body: { channel: `${'x'.repeat(59)}😀`, userAgent: 'y'.repeat(900) },
    })
    expect([answer.status, answer.body.evidence?.channel]).toEqual([200, 'x'.repeat(59)])
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('accepts nothing by %s', async (method) => {
    const id = await createConsult()
    const answer = await authorize(id, { method })
    expect(answer.status).toBeGreaterThanOrEqual(method === 'OPTIONS' ? 200 : 404)
    expect(await statusOf(id)).toBe('WAITING_CONSENT')
    expect((await consentsOf(id)).length).toBe(0)
  })

  test('returns 200 when repeated, and 409 for a term that ended', async () => {
    const id = await createConsult()
    await authorize(id)
    expect((await authorize(id)).status).toBe(200)
    expect((await consentsOf(id)).length).toBe(1)
    for (const [status, code] of [
      ['REJECTED', 'consent_refused'],
      ['FAILED', 'consent_expired'],
    ] as const) {
      const consult = await fixture.consult({ status, code })
      const answer = await authorize(consult.id)
      expect([answer.status, answer.body.code]).toEqual([409, 'consult_not_authorizable'])
      expect((await consentsOf(consult.id)).length).toBe(0)
    }
  })

  test('returns 404 for an invalid and for an unknown id', async () => {
    for (const id of ['01981f6a-9c1e-7a63-8b54-6d1f0c9e2c01', 'x'])
      expect((await authorize(id)).status, id).toBe(404)
  })
})

describe('another organization', () => {
  test('gets the answer for a missing consult, and may have a term of the same CPF', async () => {
    const token = await tokenOf(['clt'])
    const body = consultBody()
    const id = await createConsult(body)
    expect((await harness.api(`/private-consignment/consult/${id}`, { token })).status).toBe(404)
    expect((await authorize(id, { token, body: {} })).status).toBe(404)
    expect(await statusOf(id)).toBe('WAITING_CONSENT')
    const list = await harness.api(`${LIST}?search=${body.borrowerDocumentNumber}`, { token })
    expect(list.body.data).toEqual([])
    expect((await harness.api(LIST, { token, body })).status).toBe(201)
  })
})
