import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const PDF = '%PDF-1.7\n%%EOF\n'

let harness: Harness
let fixture: ProposalFixture
let path: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await proposalFixture(harness)
  path = `/fgts/proposal/${(await fixture.create()).id}/document`
})
afterAll(() => harness.stop())

type Upload = { key: string; content?: string; type?: string; name?: string }

const upload = ({ key, content = PDF, type = 'identification_front', name = 'rg.pdf' }: Upload) => {
  const form = new FormData()
  form.set('type', type)
  form.set('file', new Blob([content]), name)
  return harness.api(path, { raw: form, headers: { 'idempotency-key': key } })
}

describe('the idempotency key of an upload', () => {
  test('replays the response for the same file, whatever its boundary, and stores it once', async () => {
    const first = await upload({ key: 'same' })
    const second = await upload({ key: 'same' })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
  })

  test('is rejected with another file, type or name', async () => {
    await upload({ key: 'other' })
    for (const other of [{ content: `${PDF} ` }, { type: 'selfie' }, { name: 'cnh.pdf' }]) {
      const answer = await upload({ key: 'other', ...other })
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused'])
    }
  })

  test('is not consumed by a rejected file: the right one uses the same key', async () => {
    const first = await upload({ key: 'refused', content: 'not a document' })
    expect([first.status, first.body.code]).toEqual([415, 'document_type_not_accepted'])
    expect((await upload({ key: 'refused' })).status).toBe(201)
  })

  test('is not consumed by a PDF with active content, whose rejection names it', async () => {
    const content = PDF.replace('%%EOF', '1 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj\n%%EOF')
    const first = await upload({ key: 'active', content })
    expect([first.status, first.body.code]).toEqual([415, 'document_active_content'])
    expect(first.body.detail).toContain('JavaScript')
    expect((await upload({ key: 'active' })).status).toBe(201)
  })

  test('recognizes the file even if the proposal was rejected before it was read', async () => {
    path = '/fgts/proposal/0199a3b2-7c00-7000-8000-00000000dead/document'
    expect((await upload({ key: 'unread' })).status).toBe(404)
    expect((await upload({ key: 'unread' })).headers.get('idempotent-replayed')).toBe('true')
    expect((await upload({ key: 'unread', content: `${PDF}%` })).body.code).toBe('idempotency_key_reused')
  })
})
