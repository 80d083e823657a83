import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const PATH = '/private-consignment/consult'

const authorizeConsult = async () => {
  const { body } = await harness.api(PATH, { body: consultBody() })
  const answer = await harness.api(`${PATH}/${body.id}/authorize`, {
    method: 'POST',
    body: { channel: 'app' },
  })
  expect(answer.status, answer.text).toBe(200)
  const [row] = await harness.database.owner`select * from clt_consents where consult_id = ${body.id}`
  if (!row) throw new Error('no consent was kept')
  return { id: String(body.id), row }
}

const download = async (id: string, query = '', headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${await harness.token()}`
  const path = `/private-consignment/consult/${id}/evidence`
  const response = await fetch(`${harness.origin}/api${path}${query}`, {
    headers: headers.cookie ? headers : { authorization, ...headers },
  })
  return {
    status: response.status,
    headers: response.headers,
    content: Buffer.from(await response.arrayBuffer()),
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const check = async (digits: string) => {
  const { checkConsentEvidence } = await import('#lib/services/clt/check-consent-evidence.ts')
  return checkConsentEvidence(digits)
}

describe('GET /private-consignment/consult/{id}/evidence', () => {
  test('returns the exact bytes whose SHA-256 is on the row, as a download', async () => {
    const { id, row } = await authorizeConsult()
    const pdf = await download(id)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="consentimento-${id}.pdf"`)
    expect(pdf.headers.get('cache-control')).toBe('no-store')
    expect(sha256(pdf.content)).toBe(row.pdf_sha256)
    expect((await download(id, '?format=pdf')).content.equals(pdf.content)).toBe(true)
    const json = await download(id, '?format=json')
    expect(json.headers.get('content-type')).toBe('application/json')
    expect(json.headers.get('content-disposition')).toBe(`attachment; filename="consentimento-${id}.json"`)
    expect(sha256(json.content)).toBe(row.evidence_sha256)
    expect(JSON.parse(json.content.toString())).toMatchObject({
      schema: 'clt-consent-evidence/1',
      consultId: id,
      acceptance: {
        channel: 'app',
        identityCheck: 'declared_by_application',
        declaredBy: { kind: 'application' },
      },
    })
  })

  test('shows the code of the JSON and the check page in the PDF', async () => {
    const { pdfPages } = await import('#tests/support/checks/pdf-text.ts')
    const { id, row } = await authorizeConsult()
    const text = pdfPages((await download(id)).content).join('\n')
    expect(text).toContain(row.evidence_sha256)
    expect(text).toContain(row.term_sha256)
    expect(text).toContain(`${harness.origin}/evidence`)
  })

  test('records each reading in the audit', async () => {
    const { id } = await authorizeConsult()
    await download(id)
    await download(id, '?format=json')
    const rows = await harness.database.owner`
      select details from audit_entries where subject_id = ${id} and action = 'consent.read' order by id`
    expect(rows.map((row) => row.details)).toEqual([{ format: 'pdf' }, { format: 'json' }])
  })

  test('returns 404 before the consent, for an unknown consult, and for another organization', async () => {
    const { body } = await harness.api(PATH, { body: consultBody() })
    expect((await download(body.id)).status).toBe(404)
    expect((await download('01981f6b-0000-7aaa-8aaa-000000000001')).status).toBe(404)
    const { id } = await authorizeConsult()
    const { clientId, clientSecret } = await access.application(await access.organization(), ['clt'])
    const answer = await harness.api('/oauth/token', {
      token: null,
      body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    })
    const foreign = await download(id, '', { authorization: `Bearer ${answer.body.access_token}` })
    expect([foreign.status, JSON.parse(foreign.content.toString()).code]).toEqual([404, 'not_found'])
  })

  test('requires the scope, a token, and one of the two formats', async () => {
    const { id } = await authorizeConsult()
    const fgts = await harness.token('fgts')
    const response = await download(id, '', { authorization: `Bearer ${fgts}` })
    expect([response.status, JSON.parse(response.content.toString()).code]).toEqual([
      403,
      'insufficient_scope',
    ])
    expect((await download(id, '', { authorization: 'Bearer x' })).status).toBe(401)
    expect((await download(id, '?format=exe')).status).toBe(422)
  })

  test('serves the signed-in agent of the organization, and no agent of another', async () => {
    const { id, row } = await authorizeConsult()
    const { signIn } = await import('#lib/services/access/sign-in.ts')
    const cookieOf = async (organizationId: string) => {
      const person = await access.person(organizationId)
      const { sessionId } = await signIn(access.stranger(), person)
      const token = await sessionToken(sessionId)
      return { person, cookie: `next-auth.session-token=${token}` }
    }
    const organizationId = await harness.demoOrganizationId()
    const { person, cookie } = await cookieOf(organizationId)
    const unexplained = await download(id, '?format=json', { cookie })
    expect([unexplained.status, unexplained.content.toString()]).toEqual([
      422,
      expect.stringContaining('reveal_reason_required'),
    ])
    const { giveRevealReason } = await import('#lib/services/personal-data/give-reveal-reason.ts')
    const context = access.context(organizationId)
    const actor = { ...context.actor, kind: 'user', id: person.id, role: 'agent', visibility: 'all' } as never
    await giveRevealReason(
      { ...context, actor },
      { subjectType: 'clt_consult', subjectId: id, why: { reason: 'complaint' } },
    )
    const own = await download(id, '?format=json', { cookie })
    expect([own.status, sha256(own.content)]).toEqual([200, row.evidence_sha256])
    const other = await cookieOf(await access.organization())
    expect((await download(id, '', { cookie: other.cookie })).status).toBe(404)
  })

  test('refuses to return a stored file that was altered', async () => {
    const { id, row } = await authorizeConsult()
    const path = join(String(process.env.DATA_DIR), 'documents', ...String(row.pdf_storage_key).split('/'))
    await writeFile(path, 'not what was registered')
    expect((await download(id)).status).toBe(500)
    expect((await download(id, '?format=json')).status).toBe(200)
  })
})

describe('the public check', () => {
  test('confirms both documents of any organization without personal data', async () => {
    const { row } = await authorizeConsult()
    for (const [format, digits] of [
      ['pdf', row.pdf_sha256],
      ['json', row.evidence_sha256],
    ])
      expect(await check(String(digits).toUpperCase())).toEqual({
        format,
        institutionName: expect.stringContaining('Aurora'),
        acceptedAt: row.accepted_at,
        termVersion: row.term_version,
      })
  })

  test('rejects a tampered file, the code of something else, and an invalid code', async () => {
    const { id, row } = await authorizeConsult()
    const { content } = await download(id)
    content[content.length - 10] = (content[content.length - 10] ?? 0) ^ 1
    expect(await check(sha256(content))).toBeNull()
    const json = (await download(id, '?format=json')).content.toString().replace('"app"', '"APP"')
    expect(await check(sha256(Buffer.from(json)))).toBeNull()
    expect(await check(String(row.term_sha256))).toBeNull()
    for (const input of ['', 'x', `${row.pdf_sha256}0`, "' or true --"]) expect(await check(input)).toBeNull()
  })

  test('finds a row in the database only by its own code', async () => {
    const { row } = await authorizeConsult()
    const { withLookup } = await import('#db/transaction.ts')
    const { findCltConsentByDigest } = await import('#db/queries/clt/clt-consents.ts')
    const digest = String(row.pdf_sha256)
    const match = await withLookup({ evidence_sha256: '0'.repeat(64) }, (tx) =>
      findCltConsentByDigest(tx, digest),
    )
    expect(match).toBeUndefined()
  })
})
