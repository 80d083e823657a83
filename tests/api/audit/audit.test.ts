import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})

afterAll(() => harness?.stop())

const reader = async (role: 'agent' | 'manager') => {
  const who = await signedInPerson(access, { role })
  return { ...who, read: (path: string) => harness.api(path, { token: null, headers: who.headers }) }
}

describe('the audit over HTTP', () => {
  test('gives a manager a page of entries and a CSV for Excel', async () => {
    const { read, sessionId, id } = await reader('manager')
    const page = await read(`/panel/audit?actorId=${id}&group=access&limit=5`)
    expect(page.status).toBe(200)
    expect(page.body.data[0]).toMatchObject({ action: 'sign_in', subjectId: sessionId, actorName: 'Ana' })
    const csv = await read(`/panel/audit/export?actorId=${id}&group=access`)
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="auditoria-\d{4}-\d{2}-\d{2}\.csv"$/,
    )
    const [headings, line, rest] = csv.text.replace(/^\uFEFF/, '').split('\r\n')
    expect(headings).toContain('Data;Hora;Quem')
    expect(line).toContain(`;Pessoa;Entrou;sign_in;Sessão;${sessionId}`)
    expect(rest).toBe('')
  })

  test('exports only the selected entries, and records how many', async () => {
    const { read, id } = await reader('manager')
    const { body } = await read(`/panel/audit?actorId=${id}&limit=5`)
    const [selected] = body.data
    const csv = await read(`/panel/audit/export?ids=${selected.id}`)
    expect(csv.text.trim().split('\r\n')).toHaveLength(2)
    expect(csv.text).toContain(selected.subjectId)
    const { body: after } = await read(`/panel/audit?actorId=${id}&limit=1`)
    expect(after.data[0]).toMatchObject({ action: 'audit_exported', details: { count: 1 } })
    expect((await read('/panel/audit/export?ids=nobody')).status).toBe(422)
  })

  test('exports no selected entry of another organization, and selects within the other filters', async () => {
    const [here, there] = [await reader('manager'), await reader('manager')]
    expect(here.organizationId).not.toBe(there.organizationId)
    const entryOf = async ({ read, id }: typeof here) =>
      (await read(`/panel/audit?actorId=${id}&group=access&limit=1`)).body.data[0]
    const [own, foreign] = [await entryOf(here), await entryOf(there)]
    const linesOf = async (query: string) =>
      (await here.read(`/panel/audit/export?${query}`)).text.trim().split('\r\n').slice(1)
    expect(await linesOf(`ids=${foreign.id}`)).toEqual([])
    const mixed = await linesOf(`ids=${foreign.id},${own.id}`)
    expect(mixed).toHaveLength(1)
    expect(mixed[0]).toContain(own.subjectId)
    expect(await linesOf(`ids=${own.id}&group=people`)).toEqual([])
  })

  test('rejects a meaningless filter instead of ignoring it', async () => {
    const { read } = await reader('manager')
    for (const query of ['group=nothing', 'startDate=2026-02-30', 'limit=0', 'cursor=x'])
      expect((await read(`/panel/audit?${query}`)).status, query).toBe(422)
    expect((await read('/panel/audit/export?group=nothing')).status).toBe(422)
  })

  test('is closed to agents and programs', async () => {
    const { read } = await reader('agent')
    for (const path of ['/panel/audit', '/panel/audit/export']) {
      expect((await read(path)).body.code).toBe('permission_denied')
      expect([401, 403]).toContain((await harness.api(path)).status)
    }
  })
})
